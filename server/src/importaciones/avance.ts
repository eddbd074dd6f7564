import type { DbRaiz } from '../plataforma/db.ts'

const TOPE = 99

/** How far the work has got, for who watches it. Outside its transaction, so that it is seen before the end. */
export const avanzar = (db: DbRaiz, idImportacion: number, parte: number) =>
  db.$client.query({
    name: 'avance_de_importacion',
    text: `insert into importaciones.avance as a (id_importacion, porcentaje) values ($1, $2)
      on conflict (id_importacion) do update set porcentaje = excluded.porcentaje
      where a.porcentaje <> excluded.porcentaje`,
    values: [idImportacion, Math.min(TOPE, Math.floor(parte * 100))],
  })
