/** Texts of the mails' frame and of the staff's list of mails. */
export const TITULO_CORREOS = 'Correos enviados'
export const SIN_CORREOS = 'Todavía no se envió ningún correo'
export const CORREO_NO_ENCONTRADO = 'El correo no existe'
export const CORREO_YA_ENVIADO = 'El correo ya se envió'
export const CORREO_REINTENTADO = 'El correo se enviará de nuevo en unos segundos'
export const CORREO_AUTOMATICO = 'Este es un correo automático: no lo responda.'
export const DEMASIADOS_INTENTOS = 'No se pudo entregar en un día'
