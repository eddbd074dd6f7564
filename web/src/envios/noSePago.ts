import { NO_SE_SABE_SI_SE_PAGO, POR_QUE_NO_SE_PAGO } from '@catastro/domain/pagos/mensajes'
import { pesos } from '../ui/formato.ts'
import type { SituacionDePago } from './useEstadoDePago.ts'

/** Of a payment that came to nothing, to its payer: whether money moved, and of which operation. */
export const noSePago = (pago: Pick<SituacionDePago, 'idPago' | 'estado' | 'transaccion' | 'monto'>) =>
  [
    `${POR_QUE_NO_SE_PAGO[pago.estado] ?? NO_SE_SABE_SI_SE_PAGO}.`,
    `Pago ${pago.idPago}, operación ${pago.transaccion}, ${pesos(pago.monto)}.`,
  ] as const
