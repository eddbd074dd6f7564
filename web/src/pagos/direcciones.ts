import { direccion, direccionDe } from '../acceso/direccion/direccion.ts'

export const MIS_PAGOS = direccion('/misPagos', 'general')
export const RECIBO = direccionDe<number>('/misPagos/:idPago', 'general')
export const PAGOS = direccion('/pagos', 'personal')
/** What the list is narrowed to, besides the states. */
export const POR_REVISAR = 'POR REVISAR'
export const PAGOS_POR_REVISAR = `${PAGOS.ruta}?estado=${encodeURIComponent(POR_REVISAR)}`
export const PAGO = direccionDe<number>('/pagos/:idPago', 'personal')

/** Where the provider sends the browser back without a payment: open, so that a return is never thrown away. */
export const PAGO_ERROR = direccion('/pagoError', 'abierta')
