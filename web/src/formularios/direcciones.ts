import { direccionDeCarpeta } from '../acceso/direccion/direccion.ts'

/** Where the provider sends the browser back from paying a 1bis: open, so that a return is never thrown away. */
export const PAGO_1BIS_EXITOSO = direccionDeCarpeta('/form1bisPagoExitoso', 'abierta')
export const PAGO_1BIS_ERROR = direccionDeCarpeta('/pagoErrorForm1', 'abierta')
