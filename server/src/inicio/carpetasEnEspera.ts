import { comoSePaga, comoSePagaElTimbrado, elTimbradoEsDe } from '@catastro/domain/carpetas/mensajes'
import { dePesos, mostrarImporte } from '@catastro/domain/dinero'
import { ESPERAN_A_LA_VISTA, type QueEspera } from '@catastro/domain/inicio/llamadas'
import { FILAS_AL_ALCANCE } from '@catastro/domain/tipos'
import { COBRO, type CobroGuardado, mostrarCobro } from '../carpetas/cobro.ts'
import { FALTANTES } from '../carpetas/completitud.ts'
import { ESPERA_AL_SOLICITANTE } from '../carpetas/tablas.ts'
import { dondeSePagaHoy } from '../ciudad/dondeSePaga.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

const suyas = (de: string) =>
  `(select c.id_carpeta, c.estado_desde, c.vence from carpeta c where ${de} and ${ESPERA_AL_SOLICITANTE}
    order by c.estado_desde, c.id_carpeta limit ${FILAS_AL_ALCANCE})`

/** What is overdue, or will be first; what has no term, the longest wait first. */
const LO_QUE_VENCE = 'vence nulls last, estado_desde, id_carpeta'

/** What it waits for is read only of the few that are shown. */
const leerEsperan = sentencia(
  'carpetas_que_esperan',
  `with suyas as materialized (
     ${suyas('c.id_persona = $1')} union ${suyas('c.id_profesional = $2?')}
   ), alcance as (
     select id_carpeta from suyas order by ${LO_QUE_VENCE} limit ${ESPERAN_A_LA_VISTA}
   )
   select (select count(*)::integer from suyas) as "cuantas!", c.id_carpeta as "idCarpeta",
     e.tramite_estado as "tramiteEstado", c.estado_desde as desde,
     (select count(*)::integer from observacion o where o.id_carpeta = c.id_carpeta and o.situacion = 'PENDIENTE') as "observaciones!",
     ${FALTANTES} as "faltantes!", ${COBRO} as cobro, c.vence::text as vence
   from alcance join carpeta c using (id_carpeta) join tramite_estado e on e.id_tramite_estado = c.estado
   order by ${LO_QUE_VENCE}`,
  con<Pick<QueEspera, 'faltantes'> & { cobro: CobroGuardado | null }>(),
)

/** What the stamp duty comes to, where it is missing: the only thing of a folder in preparation that is paid out of the portal. */
const timbradoDe = ({ faltantes }: Pick<QueEspera, 'faltantes'>) =>
  faltantes.flatMap((falta) => (falta.que === 'requisito' && falta.monto !== undefined ? [falta.monto] : []))[0]

/** How what a folder asks is paid; nothing where it asks nothing that is paid out of the portal. */
function comoSePagaLoSuyo(
  cobro: CobroGuardado | null,
  timbrado: number | undefined,
  donde: string,
): string | undefined {
  if (cobro) return comoSePaga(donde, cobro.oficina)
  if (timbrado === undefined) return undefined
  return `${elTimbradoEsDe(mostrarImporte(dePesos(timbrado)))} ${comoSePagaElTimbrado(donde)}`
}

/** The folders that wait for this person to answer, pay or complete them, what falls due first. */
export async function queEspera(
  db: Db,
  { idPersona, idProfesional }: Identidad,
): Promise<{ esperan: QueEspera[]; cuantasEsperan: number }> {
  const filas = await leerEsperan(db, idPersona, idProfesional)
  const donde = filas.some((fila) => fila.cobro !== null || timbradoDe(fila) !== undefined)
    ? await dondeSePagaHoy(db)
    : ''
  return {
    esperan: filas.map(({ cuantas: _, desde, cobro, ...fila }) => {
      const como = comoSePagaLoSuyo(cobro, timbradoDe(fila), donde)
      return {
        ...fila,
        cobro: mostrarCobro(cobro),
        ...(como !== undefined && { comoSePaga: como }),
        desde: desde.toISOString(),
      }
    }),
    cuantasEsperan: Math.min(filas[0]?.cuantas ?? 0, FILAS_AL_ALCANCE),
  }
}
