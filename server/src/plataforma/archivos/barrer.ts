import { type Db, sentencia } from '../db.ts'
import type { Almacen } from './almacen.ts'

const LOTE = 500

/** Every table whose rows name stored bytes in a column `ruta`; a test finds the one that is missing here. */
export const TABLAS_CON_ARCHIVOS: readonly string[] = [
  'archivo',
  'borrador_archivo',
  'certificado',
  'correo_adjunto',
  'importacion',
  'legajo',
]

const sinFila = sentencia(
  'archivos_sin_fila',
  `select r.ruta as "ruta!" from unnest($1::text[]) as r(ruta) where ${TABLAS_CON_ARCHIVOS.map(
    (tabla) => `not exists (select 1 from ${tabla} t where t.ruta = r.ruta)`,
  ).join(' and ')}`,
)

/**
 * Deletes stored bytes that no row names: what a crash left between storing a file and committing its row. Only bytes
 * last written before `antesDe`, so that a filing under way in another process keeps its own.
 */
export async function barrerHuerfanos(db: Db, almacen: Almacen, antesDe: Date): Promise<number> {
  let borrados = 0
  let lote: string[] = []
  const vaciar = async () => {
    const rows = await sinFila(db, lote)
    await Promise.all(rows.map(({ ruta }) => almacen.borrar(ruta)))
    borrados += rows.length
    lote = []
  }
  for await (const { ruta, modificado } of almacen.listar()) {
    if (modificado < antesDe) lote.push(ruta)
    if (lote.length === LOTE) await vaciar()
  }
  if (lote.length > 0) await vaciar()
  return borrados
}
