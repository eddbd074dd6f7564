import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type { confirmarRestauracion, Restauracion } from '@catastro/domain/respaldo/llamadas'
import {
  RESTAURACION_CONFIRMADA,
  RESTAURACION_NO_ENCONTRADA,
  RESTAURACION_YA_CONFIRMADA,
} from '@catastro/domain/respaldo/mensajes'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

const ULTIMAS = 50

const leer = sentencia(
  'restauraciones',
  `select r.id_restauracion as "idRestauracion", r.notada_el as notada, r.motivo, r.copia_hasta as "copiaHasta",
     r.sabido_hasta as "sabidoHasta", r.escrituras, r.huecos, r.confirmada_el as confirmada, r.nota,
     p.apellido_persona || ', ' || p.nombre_persona as "confirmadaPor"
   from restauracion r left join persona p on p.id_persona = r.confirmada_por
   order by r.confirmada_el is not null, r.id_restauracion desc limit ${ULTIMAS}`,
  con<{ huecos: Restauracion['huecos'] }>(),
)

/** Those that nobody confirmed first. */
export const listar = async (db: Db): Promise<Restauracion[]> =>
  (await leer(db)).map(({ notada, copiaHasta, sabidoHasta, confirmada, ...fila }) => ({
    ...fila,
    notada: notada.toISOString(),
    copiaHasta: copiaHasta?.toISOString() ?? null,
    sabidoHasta: sabidoHasta?.toISOString() ?? null,
    confirmada: confirmada?.toISOString() ?? null,
  }))

const marcar = sentencia(
  'confirmar_restauracion',
  `update restauracion set confirmada_el = now(), confirmada_por = $2, nota = $3
   where id_restauracion = $1 and confirmada_el is null returning id_restauracion`,
)
const existe = sentencia('hay_restauracion', 'select 1 as hay from restauracion where id_restauracion = $1')

/** Somebody knows: it is said no more. The audit keeps who. */
export const confirmar = (
  db: DbRaiz,
  { idPersona }: Identidad,
  { idRestauracion, nota }: Recibido<typeof confirmarRestauracion>['json'],
) =>
  enTransaccion(db, idPersona, async (tx) => {
    const [confirmada] = await marcar(tx, idRestauracion, idPersona, nota)
    if (confirmada) return { ok: true as const, message: RESTAURACION_CONFIRMADA }
    const [hay] = await existe(tx, idRestauracion)
    throw hay ? new ErrorDePortal(409, RESTAURACION_YA_CONFIRMADA) : new ErrorDePortal(404, RESTAURACION_NO_ENCONTRADA)
  })
