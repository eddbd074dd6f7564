export const BORRADOR_GUARDADO = 'Lo que complete se guarda solo, y lo encuentra en cualquier equipo hasta enviarlo.'
export const QUE_SIGUE = 'Qué sigue'
export const REVISE_ANTES = 'Si algo no está bien, cámbielo antes de enviar el formulario.'
/** Before why; what was typed is safe. */
export const NO_SE_ENVIO = 'No se envió.'
export const PREPARANDO_PAGO = 'Preparando la página de pago…'
export const PESTANA_BLOQUEADA =
  'La página de pago no se abrió en otra pestaña: el navegador no lo permitió. Ábrala con este botón. Lo que completó está guardado.'
export const PESTANA_DE_PAGO =
  'Esta pestaña se abrió para pagar. Puede cerrarla y seguir en la otra, que se actualiza sola.'
export const INGRESE_PARA_VER_EL_PAGO = 'Ingrese para ver cómo está su pago'
export const SI_NO_LO_PAGO = 'Si no llegó a pagarlo, siga con el pago: es el mismo, y no se le cobra dos veces.'
export const SE_VUELVE_A_PREGUNTAR = 'Se le vuelve a preguntar al proveedor de pagos'
