/** Screen-only texts of the elevators: the specification's own stand in the domain. */
export const IMPORTE_FIJO = 'El arancel es uno solo, sea cual sea la cantidad de elevadores.'
export const CAMPOS_CERRADOS =
  'Los datos quedaron cerrados al empezar el pago. Si el pago termina sin hacerse, se vuelven a abrir.'
export const ADJUNTE_SIN_ESPERAR = 'Puede adjuntar el comprobante y enviar sin esperar.'
export const SE_MIRA_SOLO =
  'Termine el pago en la otra pestaña: esta se actualiza sola. Si la cerró, vuelva a abrir la página de pago.'
export const SIN_TARIFA_DE_ELEVADORES = 'Falta la tarifa de elevadores: avise al municipio.'
export const REVISE_EL_CUIT = 'Revise este CUIT: su último número no corresponde a los otros. Si está bien, siga.'
export const sePagaDespues = (donde: string) =>
  `Se paga ${donde || 'en el municipio'}, después de enviar el formulario.`
export const REGISTRO_DE_ELEVADORES = 'Registro de elevadores'
export const TITULO_MIS_ELEVADORES = 'Mis elevadores'
export const TITULO_DE_LA_TARJETA = 'Elevadores de este inmueble'
/** It was filed with its receipt, and the card's payment came to nothing. */
export const PAGO_EN_LINEA_SIN_HACER = 'El pago con tarjeta no quedó hecho: se revisa el comprobante que adjuntó.'
/** Beside form 27, before it is paid. */
export const QUE_SIGUE_AL_27 =
  'El pago se abre en otra pestaña. Cuando se confirma, se adjunta el comprobante y se envía: queda como una carpeta con su número.'
