import { REQUISITO_AJENO } from '@catastro/domain/carpetas/mensajes'
import type { Requisito } from '@catastro/domain/carpetas/requisitos'
import { errorDeCampo } from '@catastro/domain/errores'
import { type Db, sentencia, type Tx } from '../plataforma/db.ts'
import { con } from '../plataforma/sentencias.ts'

/** Of a folder `c` with an encomienda: those of every type, and those of its own. */
const SUYOS = `c.id_encomienda_tipo is not null
  and (r.id_encomienda_tipo is null or r.id_encomienda_tipo = c.id_encomienda_tipo)`

export const requisitosDe = sentencia(
  'requisitos_de_carpeta',
  `select r.id as "idRequisito", r.texto, r.obligatorio, n.motivo as "noCorresponde",
     coalesce((
       select json_agg(json_build_object('idArchivo', a.id_archivo, 'nombre', a.nombre_original) order by a.id_archivo)
       from archivo a where a.id_carpeta = c.id_carpeta and a.id_requisito = r.id
     ), '[]') as "archivos!"
   from carpeta c join encomienda_requisito r on ${SUYOS}
     left join requisito_no_corresponde n on n.id_carpeta = c.id_carpeta and n.id_requisito = r.id
   where c.id_carpeta = $1 order by r.id_encomienda_tipo nulls first, r.orden`,
  con<{ archivos: Requisito['archivos'] }>(),
)

const esDeLaCarpeta = sentencia(
  'requisito_de_la_carpeta',
  `select r.id from carpeta c join encomienda_requisito r on ${SUYOS} where c.id_carpeta = $1 and r.id = $2`,
)

export async function exigirQueSeaSuyo(db: Db, idCarpeta: number, idRequisito: number): Promise<void> {
  const [suyo] = await esDeLaCarpeta(db, idCarpeta, idRequisito)
  if (!suyo) throw errorDeCampo('idRequisito', REQUISITO_AJENO)
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
export async function responderRequisito(tx: Tx, idCarpeta: number, idRequisito: number, archivos: readonly number[]) {
  await exigirQueSeaSuyo(tx, idCarpeta, idRequisito)
  await ponerRequisito(tx, [...archivos], idRequisito)
  await desdecir(tx, idCarpeta, idRequisito)
}
