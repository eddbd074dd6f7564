/** Texts of the mails' frame and of the staff's list of mails. */
export const TITULO_CORREOS = 'Correos enviados'
export const SIN_CORREOS = 'Todavía no se envió ningún correo'
export const CORREO_NO_ENCONTRADO = 'El correo no existe'
export const CORREO_YA_ENVIADO = 'El correo ya se envió'
/** In place of an address that its person asked to be taken away. */
export const DIRECCION_SUPRIMIDA = 'Dirección suprimida'
export const CORREO_SIN_DIRECCION = 'La dirección de este correo se suprimió a pedido de su persona: no se puede enviar'
export const CORREO_REINTENTADO = 'El correo se enviará de nuevo en unos segundos'
export const CORREO_AUTOMATICO = 'Este es un correo automático: no lo responda.'
export const DEMASIADOS_INTENTOS = 'No se pudo entregar en un día'
