import type { Marca } from '@catastro/domain/carpetas/marca'
import { OBSERVACION_NO_ENCONTRADA } from '@catastro/domain/carpetas/mensajes'
import { adondeVuelve, type Evento } from '@catastro/domain/carpetas/movimientos'
import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { bloquearCarpeta, type Carpeta, seDevolvioSuPago } from './alcance.ts'
import { moverCarpeta } from './historial.ts'

const leer = sentencia(
  'observaciones_de_carpeta',
  `select o.id_observacion as "idObservacion", o.texto, t.codigo as "codigoFormulario",
     t.formulario_tipo as "FormularioTipo", o.id_archivo as "idArchivo", a.nombre_original as archivo,
     o.id_requisito as "idRequisito", q.texto as requisito,
     case when o.pagina is not null
       then json_build_object('pagina', o.pagina, 'x', o.punto_x, 'y', o.punto_y, 'caja', o.caja, 'giro', o.giro) end as marca,
     o.creada_el as fecha, o.situacion, o.cerrada_el as cierre, o.respuesta, o.con_formulario as "conFormulario",
     o.no_corresponde as "noCorresponde",
     coalesce((
       select json_agg(json_build_object('idArchivo', r.id_archivo, 'nombre', r.nombre_original) order by r.id_archivo)
       from observacion_archivo x join archivo r using (id_archivo) where x.id_observacion = o.id_observacion
     ), '[]') as "archivosDeRespuesta"
   from observacion o left join formulario_tipo t using (id_formulario_tipo) left join archivo a using (id_archivo)
     left join requisitos_de_carpeta($1) q on q.id_requisito = o.id_requisito
   where o.id_carpeta = $1 order by o.id_observacion`,
  con<Pick<Observacion, 'archivosDeRespuesta' | 'marca'>>(),
)

/** The observations of a folder, oldest first. */
export const observacionesDe = async (db: Db, idCarpeta: number): Promise<Observacion[]> =>
  (await leer(db, idCarpeta)).map((fila) => ({
    ...fila,
    fecha: fila.fecha.toISOString(),
    cierre: fila.cierre?.toISOString() ?? null,
  }))

export interface ObservacionNueva {
  readonly texto: string
  readonly idFormularioTipo: number | null
  readonly idArchivo: number | null
  readonly idRequisito?: number | null
  readonly marca?: Marca | null
}

const insertar = sentencia(
  'insertar_observaciones',
  `insert into observacion (id_carpeta, texto, id_formulario_tipo, id_archivo, id_requisito, creada_por, pagina, punto_x, punto_y, caja, giro)
   select $1, o.texto, o."idFormularioTipo", o."idArchivo", o."idRequisito", $2, m.pagina, m.x, m.y, m.caja, m.giro
   from json_to_recordset($3::json) as o(texto text, "idFormularioTipo" integer, "idArchivo" integer, "idRequisito" integer, marca json)
     left join lateral json_to_record(o.marca) as m(pagina smallint, x float8, y float8, caja float8[], giro smallint) on o.marca is not null`,
)

// A form with something pending may be sent again; one without stands as it was sent. Those that make their folder are not
// sent again: they are answered in writing or with files.
const ajustarFormularios = sentencia(
  'ajustar_formularios_observados',
  `update carpeta_formulario f set observado = d.observado, grabado = not d.observado
   from (
     select k.id_formulario_tipo, exists (
       select 1 from observacion o where o.id_carpeta = k.id_carpeta and o.situacion = 'PENDIENTE'
         and o.id_formulario_tipo = k.id_formulario_tipo) as observado
     from carpeta_formulario k where k.id_carpeta = $1
   ) d
   where f.id_carpeta = $1 and f.id_formulario_tipo = d.id_formulario_tipo and f.observado <> d.observado
     and exists (select 1 from carpeta c where c.id_carpeta = $1 and c.id_encomienda_tipo is not null)`,
)

/** Writes observations of a folder that the caller has locked, and opens the forms that they are about. */
export async function insertarObservaciones(
  tx: Tx,
  idCarpeta: number,
  idPersona: number,
  observaciones: readonly ObservacionNueva[],
): Promise<void> {
  await insertar(tx, idCarpeta, idPersona, JSON.stringify(observaciones))
  await ajustarFormularios(tx, idCarpeta)
}

const retirarTodas = sentencia(
  'retirar_observaciones',
  `update observacion set situacion = 'RETIRADA', cerrada_por = $2, cerrada_el = clock_timestamp(), respuesta = $3?
   where id_carpeta = $1 and situacion = 'PENDIENTE'`,
)

/** Staff took the folder out of OBSERVADO themselves: nothing is left to answer. */
export async function retirarPendientes(tx: Tx, idCarpeta: number, idPersona: number, motivo: string | null) {
  await retirarTodas(tx, idCarpeta, idPersona, motivo)
  await ajustarFormularios(tx, idCarpeta)
}

const pendientes = sentencia(
  'observaciones_pendientes',
  `select count(*) as cuantas from observacion where id_carpeta = $1 and situacion = 'PENDIENTE'`,
)
export const cuantasPendientes = async (tx: Tx, idCarpeta: number) => (await pendientes(tx, idCarpeta))[0]?.cuantas ?? 0

/** After one was answered or withdrawn: with none left, the folder goes back to where it was, if it may. */
export async function volverSiNadaQueda(
  tx: Tx,
  carpeta: Carpeta,
  { evento, idPersona, observacion }: { evento: Evento; idPersona: number; observacion?: string },
): Promise<void> {
  const { idCarpeta, estado } = carpeta
  await ajustarFormularios(tx, idCarpeta)
  const hacia = adondeVuelve({ ...carpeta, pagoDevuelto: await seDevolvioSuPago(tx, idCarpeta) })
  if (estado !== 'OBSERVADO' || hacia === null || (await cuantasPendientes(tx, idCarpeta)) > 0) return
  await moverCarpeta(tx, {
    idCarpeta,
    desde: estado,
    hacia,
    estadoPrevio: null,
    evento,
    idPersona,
    observacion: observacion ?? null,
  })
}

const leerUna = sentencia(
  'leer_observacion',
  'select id_carpeta as "idCarpeta", id_requisito as "idRequisito", situacion from observacion where id_observacion = $1',
)

/**
 * An observation and its folder, which nobody else changes until the transaction ends; the same 404 for one that is not
 * there and one of somebody else's folder (S-6). Its situation is read under the lock.
 */
export async function bloquearObservacion(tx: Tx, quien: Identidad, idObservacion: number) {
  const noHay = () => new ErrorDePortal(404, OBSERVACION_NO_ENCONTRADA)
  const [antes] = await leerUna(tx, idObservacion)
  if (!antes) throw noHay()
  const carpeta = await bloquearCarpeta(tx, quien, antes.idCarpeta).catch((error: unknown) => {
    throw error instanceof ErrorDePortal && error.status === 404 ? noHay() : error
  })
  const [ahora = antes] = await leerUna(tx, idObservacion)
  return { carpeta, idRequisito: ahora.idRequisito, pendiente: ahora.situacion === 'PENDIENTE' }
}
