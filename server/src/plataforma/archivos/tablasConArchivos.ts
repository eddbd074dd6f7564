import { type Db, sentencia } from '../base/db.ts'

/** Every table whose rows name stored bytes in a column `ruta`; a test finds the one that is missing here. */
export const TABLAS_CON_ARCHIVOS: readonly string[] = [
  'archivo',
  'borrador_archivo',
  'certificado',
  'certificado_de_padron',
  'correo_adjunto',
  'ejemplo_de_requisito',
  'imagen_de_ciudad',
  'importacion',
  'legajo',
  'pago_en_mesa',
  'vereda_copia_foto',
  'visita_envio',
]

const leerSinFila = sentencia(
  'archivos_sin_fila',
  `select r.ruta as "ruta!" from unnest($1::text[]) as r(ruta) where ${TABLAS_CON_ARCHIVOS.map(
    (tabla) => `not exists (select 1 from ${tabla} t where t.ruta = r.ruta)`,
  ).join(' and ')}`,
)
const hayFilas = sentencia(
  'hay_filas_con_archivos',
  `select ${TABLAS_CON_ARCHIVOS.map((tabla) => `exists (select 1 from ${tabla} where ruta is not null)`).join(' or ')} as hay`,
)

/** Of these files, those that no row names. */
export const sinFila = async (db: Db, rutas: readonly string[]): Promise<string[]> =>
  (await leerSinFila(db, rutas)).map(({ ruta }) => ruta)

/** Whether the database names any file at all. */
export const nombraArchivos = async (db: Db): Promise<boolean> => (await hayFilas(db))[0]?.hay ?? false

const leerSoltados = sentencia(
  'archivos_que_una_fila_solto',
  'select nombre, soltado_el as "soltadoEl" from archivo_soltado where nombre = any($1::text[])',
)
/** Of these files, those that a row named once and let go, and when. */
export const soltados = (db: Db, rutas: readonly string[]) => leerSoltados(db, [...rutas])

const LOTE = 500

/** The same list, some hundreds at a time: as many as one question asks about. */
export async function* porLotes<T>(lista: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T[]> {
  let lote: T[] = []
  for await (const uno of lista) {
    lote.push(uno)
    if (lote.length < LOTE) continue
    yield lote
    lote = []
  }
  if (lote.length > 0) yield lote
}
