export const ARCHIVO_RECIBIDO = 'Archivo recibido. Se está revisando'
export const IMPORTACION_ORDENADA = 'La importación comenzó'
export const IMPORTACION_DESCARTADA = 'Importación descartada'
export const ELIJA_UN_ARCHIVO = 'Elija un archivo CSV o XLSX'
export const NO_EXISTE_IMPORTACION = 'La importación no existe'
export const NO_SE_PUEDE_APLICAR = 'La importación todavía se revisa, ya se aplicó o se descartó'
export const HAY_FILAS_RECHAZADAS = 'Hay filas con errores: corrija el archivo y vuelva a subirlo. No se cambió nada'
export const NADA_QUE_APLICAR = 'El archivo no cambia nada'
export const CAMBIO_MIENTRAS_TANTO =
  'Los datos cambiaron desde la revisión. No se importó nada: suba el archivo otra vez para revisarlo'
export const ARCHIVO_ILEGIBLE = 'El archivo no se puede leer: no es un CSV o un XLSX válido'
export const ARCHIVO_VACIO = 'El archivo no tiene filas'
export const DEMASIADAS_FILAS = 'El archivo tiene más de 1.000.000 de filas'
export const COLUMNAS_DE_MAS = 'El archivo tiene más de 200 columnas'
export const TABLA_DEMASIADO_GRANDE =
  'El archivo no se puede leer: al abrirlo ocupa mucho más de lo que se admite. Guárdelo como CSV o divídalo'
export const textoDemasiadoLargo = (fila: number) => `La fila ${fila} tiene un texto de más de 32.767 caracteres`
export const NO_SE_PUDO_EN_TRES =
  'Se intentó tres veces y no se pudo terminar. No se cambió nada: divida el archivo o avise a quien administra el servidor'
export const faltanColumnas = (titulos: readonly string[]) => `Faltan columnas: ${titulos.join(', ')}`
export const repiteLaFila = (fila: number) => `repite la fila ${fila}`
export const GEOJSON_CORTADO = 'El archivo no se puede leer: el GeoJSON está cortado'
export const sistemaDesconocido = (nombre: string) =>
  `El archivo está en ${nombre}: tiene que estar en WGS 84 o en POSGAR 2007, faja 1 a 7 (EPSG 5343 a 5349)`
