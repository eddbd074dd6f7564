/** What can be imported. */
export const CLASES = ['calles', 'padrones', 'parcelas', 'profesionales', 'tarifas'] as const
export type Clase = (typeof CLASES)[number]

export const ESTADOS_DE_IMPORTACION = [
  'POR_REVISAR',
  'REVISADA',
  'POR_APLICAR',
  'APLICADA',
  'FALLIDA',
  'DESCARTADA',
] as const
export type EstadoDeImportacion = (typeof ESTADOS_DE_IMPORTACION)[number]

/** What a row would do. */
export const ACCIONES = ['ALTA', 'CAMBIO', 'IGUAL', 'RECHAZADA'] as const
export type Accion = (typeof ACCIONES)[number]

export const FORMATOS = ['csv', 'xlsx'] as const
export type Formato = (typeof FORMATOS)[number]

/** Half a million properties are some 60 MB of CSV. */
export const MAX_BYTES_IMPORTACION = 100 * 1024 * 1024
export const MAX_FILAS_IMPORTACION = 1_000_000
/** Far beyond any list that is imported here. */
export const MAX_COLUMNAS = 200
/** What a spreadsheet program takes in a cell. */
export const MAX_CARACTERES_CELDA = 32_767
