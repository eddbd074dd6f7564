import { FALTA_COMPROBANTE, NO_ESPERA_PAGO } from '@catastro/domain/carpetas/mensajes'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'
import { SOLO_INSPECCIONA } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { atiende, type Identidad } from '../plataforma/identidad/identidad.ts'
import { bloquearCarpeta, type Carpeta, esTitular, exigirQueDecida } from './alcance.ts'
import { moverCarpeta, previoTras } from './historial.ts'

const hayComprobante = sentencia(
  'hay_comprobante',
  `select exists (
     select 1 from archivo a join carpeta c using (id_carpeta)
     where c.id_carpeta = $1 and a.clase = 'COMPROBANTE' and a.subido_el >= c.estado_desde) as hay`,
)

/** Records that the proof was handed in since payment was asked (S-4). It approves no online payment. */
export async function marcarPagado(db: DbRaiz, quien: Identidad, idCarpeta: number): Promise<void> {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const carpeta = await bloquearCarpeta(tx, quien, idCarpeta)
    if (!esTitular(quien, carpeta)) exigirQueRegistre(quien, carpeta)
    if (!esperaPago(carpeta.estado)) throw new ErrorDePortal(409, NO_ESPERA_PAGO)
    const [comprobante] = await hayComprobante(tx, idCarpeta)
    if (!comprobante?.hay) throw new ErrorDePortal(409, FALTA_COMPROBANTE)
    await moverCarpeta(tx, {
      idCarpeta,
      desde: carpeta.estado,
      hacia: 'PAGADO',
      estadoPrevio: await previoTras(tx, carpeta, 'PAGADO'),
      evento: 'PAGO REGISTRADO',
      idPersona: quien.idPersona,
    })
  })
}

/** In the applicant's stead: staff who take payments, and have no part in the folder. */
function exigirQueRegistre(quien: Identidad, carpeta: Carpeta): void {
  if (!atiende(quien)) throw new ErrorDePortal(403, SOLO_INSPECCIONA)
  exigirQueDecida(quien, carpeta)
}
