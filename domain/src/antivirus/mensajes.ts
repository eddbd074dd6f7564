/** What is said of a file that nobody opens (S-22). */
export const ARCHIVO_EN_REVISION =
  'El archivo se está revisando con el antivirus y todavía no se puede abrir. Intente de nuevo en unos minutos'
export const ARCHIVO_APARTADO =
  'El antivirus encontró algo en este archivo y nadie lo puede abrir. Envíe otro en su lugar'
export const TITULO_APARTADOS = 'Archivos apartados'
export const ANTIVIRUS_ATRASADO =
  'Hay archivos que esperan al antivirus desde hace más de 15 minutos: nadie los puede abrir'
export const NO_VAN_EN_EL_ZIP = 'Estos archivos no están en el ZIP:'
