import { sentencia } from '../plataforma/base/db.ts'

/** The rows of a file, and how it was understood, go as soon as nobody will look at them any more. */
export const olvidarFilas = sentencia(
  'olvidar_filas_por_importar',
  `with lectura as (delete from importaciones.lectura where id_importacion = $1)
   delete from importaciones.fila where id_importacion = $1`,
)
