import type { EstadoDePago } from './estados.ts'

/** Texts about payments, letter for letter as the specification has them; where it is silent, ours. */
export const PAGO_ERROR_TITULO = 'No se pudo procesar el pago'
export const PAGO_ERROR_TEXTO = 'Intente nuevamente más tarde'
/** When nobody knows what went wrong. */
export const PAGO_ERROR_POR_OMISION = 'Algo Explotó :/'
export const VERIFICANDO = 'Estamos verificando su pago'
export const PAGO_NO_ENCONTRADO = 'El pago no existe o no está a su alcance'
export const PAGOS_SIN_CONFIGURAR = 'Los pagos en línea no están disponibles en este momento'
export const PAGO_SIN_CONFIRMAR = 'El pago todavía no está confirmado. Espere unos minutos e intente de nuevo'
export const PAGO_YA_USADO = 'Este pago ya se usó'
export const PAGO_DE_OTRO_MONTO = 'El pago es de otro monto o de otro trámite'
export const PROVEEDOR_SIN_RESPUESTA =
  'El proveedor de pagos no responde en este momento. Intente de nuevo en unos minutos'
export const SIN_PAGOS = 'Aún no tiene pagos'
export const CONSULTA_HECHA = 'Se consultó al proveedor'
export const REVISION_HECHA = 'El pago quedó revisado'
export const NADA_QUE_REVISAR = 'El pago no tiene nada por revisar'
export const PAGO_EN_REVISION = 'Hay algo en este pago que no coincide. El personal municipal lo está revisando'
export const PAGO_CONFIRMADO = 'El pago está confirmado'
export const NO_SE_SABE_SI_SE_PAGO =
  'El proveedor todavía no dijo cómo terminó. Si se le cobró, lo que pagó se completa solo; mire «Mis pagos» antes de pagar otra vez'
/** To its payer, of a payment that ended and is not paid. */
export const POR_QUE_NO_SE_PAGO: Readonly<Partial<Record<EstadoDePago, string>>> = {
  RECHAZADO: 'El pago fue rechazado. No se le cobró nada',
  CANCELADO: 'El pago se canceló. No se le cobró nada',
  VENCIDO: 'El pago venció sin terminarse. No se le cobró nada',
  DEVUELTO: 'El importe de este pago se devolvió',
}
/** What is paid with it is another filing. */
export const PAGO_DE_OTRA_PRESENTACION = 'Este pago es de otra presentación: para esta corresponde el suyo'
