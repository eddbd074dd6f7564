/** Texts of the debt-free certificate, letter for letter as the specification has them; where it is silent, ours. */
export const LIBRE_DEUDA = 'Libre Deuda'
export const PADRON_PLACEHOLDER = 'Ingrese su número de Padrón'
export const FALTA_INFORMACION = 'Por favor, ingrese la información solicitada'
export const CONSULTA_ENVIADA = 'Consulta enviada con éxito. Revise su casilla de correo mas tarde..'
export const ALGO_EXPLOTO = 'Algo explotó! :('

export const ES_DE_ESTE_INMUEBLE = 'El certificado va a ser de este inmueble:'
export const SIN_VER_EL_INMUEBLE =
  'No se pudo ver de quién es ese padrón. Puede pagar igual: compruebe antes que el número sea el de su boleta.'

export const TITULO_SOLICITUDES = 'Solicitudes de Libre Deuda'
export const SIN_SOLICITUDES = 'No hay solicitudes de Libre Deuda'
export const TITULO_MIS_CERTIFICADOS = 'Mis certificados'
export const SIN_CERTIFICADOS = 'Aún no pidió ningún certificado'

export const SIN_PAGO = 'No hay un pago de Libre Deuda confirmado para ese padrón'
export const SOLICITUD_NO_ENCONTRADA = 'La solicitud no existe o no está a su alcance'
export const SOLICITUD_YA_RESUELTA = 'Otra persona ya resolvió esta solicitud. Vuelva a abrir la lista'
export const CERTIFICADO_NO_VIGENTE = 'Solo se puede anular un certificado emitido'
export const CERTIFICADO_EN_PREPARACION = 'El certificado se está preparando. Intente de nuevo en unos segundos'
export const PADRON_SIN_REGISTRO = 'El padrón ya no está en el registro: no se puede certificar'
export const PAGO_DEVUELTO = 'El pago de esta solicitud fue devuelto: solo se puede rechazar'
export const CERTIFICADO_EMITIDO = 'Certificado emitido: se envía por correo al solicitante'
export const SOLICITUD_RECHAZADA = 'Solicitud rechazada: se avisa por correo al solicitante'
export const CERTIFICADO_ANULADO = 'Certificado anulado: se avisa por correo al solicitante'
