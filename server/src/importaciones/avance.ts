import { type DbRaiz, sentencia } from '../plataforma/base/db.ts'

const TOPE = 99

const anotar = sentencia(
  'avance_de_importacion',
  `insert into importaciones.avance as a (id_importacion, porcentaje) values ($1, $2)
   on conflict (id_importacion) do update set porcentaje = excluded.porcentaje
   where a.porcentaje <> excluded.porcentaje`,
)

/** How far the work has got, for who watches it. Outside its transaction, so that it is seen before the end. */
export const avanzar = (db: DbRaiz, idImportacion: number, parte: number) =>
  anotar(db, idImportacion, Math.min(TOPE, Math.floor(parte * 100)))

/** Begins to be seen anew. */
export const olvidarAvance = sentencia(
  'olvidar_avance_de_importacion',
  'delete from importaciones.avance where id_importacion = $1',
)
