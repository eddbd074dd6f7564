import { predicado } from '../motivo.ts'

export const TITULO_CIUDAD = 'La ciudad: nombre, colores y textos'

export const TITULO_TEXTOS_DE_CORREO = 'Textos de los correos'
export const DONDE_SE_LEEN =
  'En cada correo que manda el portal, desde que se guarda. Los que esperan para salir no cambian'
export const DEBAJO_DEL_TEXTO =
  'Debajo van los datos del trámite, el enlace y el nombre de la ciudad, que escribe el portal.'

export const DONDE_VALEN_LOS_TOPES =
  'Donde se elige un archivo, desde que se guarda; lo ya adjuntado sigue igual. El máximo de cada uno es lo que dejan pasar el servidor y su proxy'
/** A limit that nobody could use: what a person may store in a day is the installation's. */
export const MAS_QUE_EL_DIA = (megas: number) =>
  predicado(`debe ser ${megas} MB o menos, que es lo que una persona puede subir en un día`)

export const CONFIGURACION_GUARDADA = 'Guardado: ya se ve así'
export const YA_LO_DICE_OTRO = 'ya lo dice otro'
export const CLAVE_SIN_TEXTO = 'La ciudad todavía no escribió este texto'

export const IMAGEN_RECIBIDA = 'Imagen recibida: se verá cuando guarde'
export const IMAGEN_NO_EXISTE = 'Esa imagen no está guardada: súbala otra vez'
export const FALTA_IMAGEN = 'Elija una imagen PNG o JPEG'
export const IMAGEN_SIN_MEDIDAS = 'La imagen no se puede leer: guárdela otra vez como PNG o JPEG'
export const IMAGEN_ENORME = 'La imagen debe tener como máximo 4 millones de puntos'
