import { sentencia } from '../plataforma/base/db.ts'
import type { Fila } from '../plataforma/base/sentencias.ts'

/** An import with work to be done. */
export type Pendiente = Fila<'importaciones_pendientes'>

/** Of one whose good rows were applied: the others stay, to be taken back and mended. */
export const olvidarFilasAplicadas = sentencia(
  'olvidar_filas_aplicadas',
  `with lectura as (delete from importaciones.lectura where id_importacion = $1)
   delete from importaciones.fila where id_importacion = $1 and accion <> 'RECHAZADA'`,
)

/** The rows of a file, and how it was understood, go as soon as nobody will look at them any more. */
export const olvidarFilas = sentencia(
  'olvidar_filas_por_importar',
  `with lectura as (delete from importaciones.lectura where id_importacion = $1)
   delete from importaciones.fila where id_importacion = $1`,
)
