import { sentencia } from '../plataforma/db.ts'

/** The rows of a file go as soon as nobody will look at them any more. */
export const olvidarFilas = sentencia(
  'olvidar_filas_por_importar',
  'delete from importaciones.fila where id_importacion = $1',
)
