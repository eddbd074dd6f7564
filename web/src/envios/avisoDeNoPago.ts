import { estaPagado } from '@catastro/domain/pagos/estados'
import { NO_SE_SABE_SI_SE_PAGO, PAGO_CONFIRMADO, POR_QUE_NO_SE_PAGO } from '@catastro/domain/pagos/mensajes'
import { pesos } from '../ui/pagina/formato.ts'
import type { SituacionDePago } from './useEstadoDePago.ts'

type Pago = Pick<SituacionDePago, 'idPago' | 'estado' | 'monto'> & Partial<Pick<SituacionDePago, 'transaccion'>>

/** To its payer, of a payment that the provider sent the browser back without: whether money moved, and of which operation. */
export const avisoDeNoPago = ({ idPago, estado, transaccion, monto }: Pago) =>
  [
    `${estaPagado(estado) ? PAGO_CONFIRMADO : (POR_QUE_NO_SE_PAGO[estado] ?? NO_SE_SABE_SI_SE_PAGO)}.`,
    `Pago ${idPago}${transaccion ? `, operación ${transaccion}` : ''}, ${pesos(monto)}.`,
  ] as const
