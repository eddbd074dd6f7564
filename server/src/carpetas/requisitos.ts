import { REQUISITO_AJENO, REQUISITO_APROBADO, REQUISITO_RECHAZADO } from '@catastro/domain/carpetas/mensajes'
import { MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import type { Requisito } from '@catastro/domain/carpetas/requisitos'
import { estaAprobada } from '@catastro/domain/carpetas/respondidos'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import type { Carpeta } from './alcance.ts'
import { lineaDeHistoria } from './lineaDeHistoria.ts'

/**
 * Of a folder `c`: its requirements, as they are asked of it. Which they are, the database's function alone says: those
 * of today until it is filed, and from then on those of that day.
 */
const SUYOS = 'requisitos_de_carpeta(c.id_carpeta)'

/** Of a requirement `r` of a folder `c`: what was observed of it waits for an answer. */
const OBSERVADO = `exists (
  select 1 from observacion o where o.id_carpeta = c.id_carpeta and o.id_requisito = r.id_requisito and o.situacion = 'PENDIENTE')`

export const requisitosDe = sentencia(
  'requisitos_de_carpeta',
  `select r.id_requisito as "idRequisito!", r.texto as "texto!", r.obligatorio as "obligatorio!",
     (select json_build_object('ejemplo', e.sha256, 'nombre', e.nombre_original)
       from ejemplo_de_requisito e where e.sha256 = r.ejemplo) as ejemplo, n.motivo as "noCorresponde",
     n.motivo is not null and ${OBSERVADO} as "rechazado!",
     coalesce((
       select json_agg(json_build_object('idArchivo', a.id_archivo, 'nombre', a.nombre_original) order by a.id_archivo)
       from archivo a where a.id_carpeta = c.id_carpeta and a.id_requisito = r.id_requisito
     ), '[]') as "archivos!"
   from carpeta c cross join lateral ${SUYOS} r
     left join requisito_no_corresponde n on n.id_carpeta = c.id_carpeta and n.id_requisito = r.id_requisito
   where c.id_carpeta = $1 order by r.id_encomienda_tipo nulls first, r.orden, r.id_requisito`,
  con<Pick<Requisito, 'archivos' | 'ejemplo'>>(),
)

/** Of a folder `c`: how many of its requirements are answered, and of how many; the same as `estaRespondido`. */
export const CUANTOS_REQUISITOS = `(
  select json_build_object('total', count(*), 'respondidos', count(*) filter (where
    exists (select from archivo a where a.id_carpeta = c.id_carpeta and a.id_requisito = r.id_requisito)
    or exists (select from requisito_no_corresponde n where n.id_carpeta = c.id_carpeta and n.id_requisito = r.id_requisito)
      and not ${OBSERVADO}))
  from ${SUYOS} r)`

const esDeLaCarpeta = sentencia(
  'requisito_de_la_carpeta',
  `select r.obligatorio as "obligatorio!", ${OBSERVADO} as "observado!" from carpeta c cross join lateral ${SUYOS} r
   where c.id_carpeta = $1 and r.id_requisito = $2`,
)
const anotar = sentencia(
  'anotar_requisito_cambiado',
  lineaDeHistoria({
    de: `carpeta c cross join lateral ${SUYOS} r where c.id_carpeta = $1 and r.id_requisito = $2`,
    evento: `'REQUISITO CAMBIADO'`,
    observacion: `left(r.texto || ': ' || $4, ${MAX_OBSERVACION})`,
    quien: '$3',
  }),
)

/**
 * Before what answers a requirement changes: it is of the folder, which is locked; of an approved one it is observed, and its
 * history says with what it was answered.
 */
export async function exigirQueCambie(
  tx: Tx,
  quien: Identidad,
  carpeta: Pick<Carpeta, 'idCarpeta' | 'estado' | 'estadoPrevio' | 'presentada'>,
  idRequisito: number,
  respuesta: 'con otro archivo' | 'no corresponde' | 'sí corresponde',
): Promise<{ readonly obligatorio: boolean }> {
  const { idCarpeta } = carpeta
  const [suyo] = await esDeLaCarpeta(tx, idCarpeta, idRequisito)
  if (!suyo) throw errorDeCampo('idRequisito', REQUISITO_AJENO)
  // One that staff forced on is still to be filed: what nobody handed in was not approved either.
  if (!estaAprobada(carpeta) || !carpeta.presentada) return suyo
  if (!suyo.observado) throw new ErrorDePortal(409, REQUISITO_APROBADO)
  await anotar(tx, idCarpeta, idRequisito, quien.idPersona, respuesta)
  return suyo
}

const sinArchivo = sentencia(
  'requisito_rechazado',
  `select from requisito_no_corresponde n where n.id_carpeta = $1 and n.id_requisito = $2
     and not exists (select 1 from archivo a where a.id_carpeta = n.id_carpeta and a.id_requisito = n.id_requisito)`,
)
/** What was observed of a reason is answered with a file or another reason, and not with words beside it. */
export async function exigirOtraRespuesta(tx: Tx, idCarpeta: number, idRequisito: number): Promise<void> {
  if ((await sinArchivo(tx, idCarpeta, idRequisito)).length > 0) throw errorDeCampo('respuesta', REQUISITO_RECHAZADO)
}

export const desdecir = sentencia(
  'requisito_corresponde',
  'delete from requisito_no_corresponde where id_carpeta = $1 and id_requisito = $2',
)

const ponerRequisito = sentencia(
  'archivos_de_un_requisito',
  'update archivo set id_requisito = $2 where id_archivo = any($1::integer[])',
)

/** Files that answer a requirement: it does correspond. */
export async function responderRequisito(
  tx: Tx,
  quien: Identidad,
  carpeta: Carpeta,
  idRequisito: number,
  archivos: readonly number[],
): Promise<void> {
  await exigirQueCambie(tx, quien, carpeta, idRequisito, 'con otro archivo')
  await ponerRequisito(tx, [...archivos], idRequisito)
  await desdecir(tx, carpeta.idCarpeta, idRequisito)
}
