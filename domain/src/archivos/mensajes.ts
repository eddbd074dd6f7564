import { predicado } from '../motivo.ts'
import { segun } from '../plurales.ts'

/** Of any file, whatever it is attached to. */
export const DEMASIADOS_ARCHIVOS = 'No puede adjuntar mas de 5 archivos'
export const DOCUMENTOS_ADMITIDOS = 'PDF, PNG, JPG, DOCX, XLSX, DWG, DXF o ZIP'
/** 'CSV o XLSX' */
export const tiposEnPalabras = (extensiones: readonly string[]) =>
  extensiones
    .join(', ')
    .toUpperCase()
    .replace(/, ([^,]*)$/, ' o $1')
export const tipoNoAdmitido = (nombre: string, aceptados: string) =>
  predicado(`el archivo «${nombre}» no es de un tipo admitido. Puede adjuntar ${aceptados}`)
/** The limit, as it is said of what is over it: 'los 10 MB'. */
export const elTope = (megas: number) => segun(megas, '1 MB', `los ${megas} MB`)
export const pasaDelTope = (nombre: string, megas: number) =>
  predicado(`el archivo «${nombre}» supera ${elTope(megas)}`)
/** All of it together, so that it is refused before it has come. */
export const pasaDeTodo = (megas: number) =>
  predicado(`lo enviado pesa demasiado; cada archivo puede pesar hasta ${megas} MB`)
export const MEGAS_DE_TOPE = (minimo: number, maximo: number) =>
  predicado(`debe ser un número entero de ${minimo} a ${maximo} MB`)
export const imagenDemasiadoGrande = (nombre: string, ancho: number, alto: number, maximo: number) =>
  predicado(
    `la imagen «${nombre}» mide ${ancho.toLocaleString('es-AR')} × ${alto.toLocaleString('es-AR')} puntos, y se admiten ${maximo / 1_000_000} millones en total. Envíela más chica, o como PDF`,
  )
export const ARCHIVO_NO_ENCONTRADO = 'El archivo no existe o no está a su alcance'
export const cupoDelDiaAgotado = (bytes: number) =>
  `Los archivos de un día no pueden pasar de ${Math.round(bytes / 1024 / 1024)} MB por persona. Lo que ya subió está guardado: siga mañana, o con archivos más chicos`
