import { OTRO_LA_MOVIO } from '@catastro/domain/carpetas/mensajes'
import { NO_EXISTE_INSPECTOR } from '@catastro/domain/catalogos/mensajes'
import { tieneParte } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type { asignar as llamadaAsignar } from '@catastro/domain/seguimiento/llamadas'
import { INSPECTOR_ES_PARTE, INSPECTOR_NO_INSPECCIONA, NO_SE_ASIGNA } from '@catastro/domain/seguimiento/mensajes'
import { seAsigna } from '@catastro/domain/seguimiento/reglas'
import { bloquearParaDecidir, type Carpeta } from '../carpetas/alcance.ts'
import { INSPECCIONA } from '../carpetas/personasConParte.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { anotarAsignacion } from './asignaciones.ts'

type Pedido = Recibido<typeof llamadaAsignar>['json']

/** Gives a folder to an inspector, or takes it back. The same inspector again changes nothing. */
export async function asignar(db: DbRaiz, quien: Identidad, { idInspector, ...pedida }: Pedido) {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    await darA(tx, quien, await bloquearParaAsignar(tx, quien, pedida), idInspector)
  })
}

type Pedida = Pick<Pedido, 'idCarpeta' | 'version'>

/** One that may be given to an inspector by whoever asks, as they saw it; nobody else changes it until the transaction ends. */
export async function bloquearParaAsignar(tx: Tx, quien: Identidad, { idCarpeta, version }: Pedida): Promise<Carpeta> {
  const carpeta = await bloquearParaDecidir(tx, quien, idCarpeta)
  if (version !== undefined && version !== carpeta.version) throw new ErrorDePortal(409, OTRO_LA_MOVIO)
  if (!seAsigna(carpeta)) throw new ErrorDePortal(409, NO_SE_ASIGNA)
  return carpeta
}

/** Of a folder that was locked for it. */
export async function darA(tx: Tx, quien: Identidad, carpeta: Carpeta, idInspector: number | null): Promise<void> {
  const inspector = idInspector === null ? null : await inspectorQueInspecciona(tx, idInspector)
  if (inspector && tieneParte(inspector.idPersona, carpeta.tienenParte)) {
    throw new ErrorDePortal(403, INSPECTOR_ES_PARTE)
  }
  await anotarAsignacion(tx, carpeta.idCarpeta, idInspector, quien.idPersona, inspector?.nombre ?? null)
}

const tomar = sentencia('tomar_inspector', 'select from inspector where id_inspector = $1 for share')
const leer = sentencia(
  'inspector_que_inspecciona',
  `select i.id_persona as "idPersona", p.apellido_persona || ' ' || p.nombre_persona as "nombre!",
     ${INSPECCIONA} as "inspecciona!"
   from inspector i join persona p using (id_persona) where i.id_inspector = $1`,
)

/** First held, then read: whoever takes their role away meanwhile waits, and finds this folder among theirs. */
async function inspectorQueInspecciona(tx: Tx, idInspector: number) {
  await tomar(tx, idInspector)
  const [inspector] = await leer(tx, idInspector)
  if (!inspector) throw new ErrorDePortal(404, NO_EXISTE_INSPECTOR)
  if (!inspector.inspecciona) throw new ErrorDePortal(409, INSPECTOR_NO_INSPECCIONA)
  return inspector
}
