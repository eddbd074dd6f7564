import { predicado } from '../motivo.ts'
/** Texts of the sidewalk form, letter for letter as the specification has them; where it is silent, ours. */
export const TITULO_VEREDAS = 'Plan Veredas Sanas y Operativo Fachadas en Riesgo'
export const CONSULTAR_TRAMITES = 'Consultar Trámites'
export const CARGAR_FORMULARIO = 'Cargar Formulario'

export const FALTA_PADRON = 'Debe ingresar un padron'
export const FALTA_CALLE = 'Debe seleccionar una calle'
export const FALTA_PUERTA = 'Debe ingresar un nro de puerta'
export const FALTA_MONTO = 'Debe ingresar un monto de obra'
export const FALTAN_DIAS = 'Debe ingresar una cantidad de días'
export const FALTA_TRABAJO = 'Debe seleccionar al menos un ítem'
export const FALTA_ANCHO = 'Debe ingresar el ancho'
export const FALTA_LARGO = 'Debe ingresar el largo'
/** 'una' whatever the field, as the specification has it. */
export const faltaCatastral = (campo: string) => `Debe ingresar una ${campo}`
export const FALTA_UNA_FOTO = 'Debe adjuntar el archivo!'
export const FALTAN_FOTOS = 'Debe adjuntar los archivos!'
/** By name, where nobody is filling the form: what was paid, or is about to be, waits for it. */
export const FALTA_OTRA_FOTO = 'Falta una foto'
export const SIN_ELLA_NO_SE_PRESENTA = `${FALTA_OTRA_FOTO}: sin ella no se presenta`
export const DEMASIADAS_FOTOS = 'No puede adjuntar mas de 2 archivos'
export const PADRON_DE_MAS = 'Este formulario admite padrones de hasta 6 números: preséntelo en mesa de entradas'
export const VEREDA_ENVIADA = 'Formulario enviado! Revisa tu correo electrónico !'
export const ERROR_AL_INSERTAR_EL_PAGO = 'Hubo un error al insertar el pago, contáctese con el administrador'

export const FALTA_DOMICILIO = 'Falta guardar el domicilio: búsquelo por padrón o agréguelo'
export const SIN_BORRADOR = 'Complete el formulario antes de pagarlo'
export const TOTAL_CAMBIADO =
  'El total no es el que corresponde a lo escrito con las tarifas de hoy. Revíselo, que se calculó de nuevo'
export const TOTAL_CERO =
  'El total a abonar es de $ 0,00: no hay nada que pagar en línea. Preséntelo en mesa de entradas'
export const DISTINTO_DE_LO_PAGADO = predicado('no es lo que se pagó: lo pagado se presenta como estaba al pagarlo')
export const CALLE_DESHABILITADA = 'La calle del domicilio ya no está habilitada: elija otra'
export const PAGO_VENCIDO =
  'Este pago ya no se puede usar para presentar el formulario: corresponde que se le devuelva. Consulte en mesa de entradas'
export const FOTO_NO_ENCONTRADA = 'La foto no existe o no está a su alcance'
export const pagoDeOtraVereda = (idCarpeta: number, padron: string) =>
  `Con este pago ya se presentó la carpeta ${idCarpeta}, del padrón ${padron}: para otro padrón corresponde otro pago`

/** Over the legends of the form: of the sidewalk, and of everything else. */
export const TITULO_DE_LEYENDAS = {
  1: 'Condiciones para la vereda',
  2: 'Condiciones para la fachada y los demás trabajos',
}

/** Until when what was paid waits for what is missing, and what then. `cuando`: a day, or a moment, as it is read. */
export const loEsperamosHasta = (cuando: string) =>
  `Lo esperamos hasta el ${cuando}; si no lo completa, lo pagado queda para devolver`
