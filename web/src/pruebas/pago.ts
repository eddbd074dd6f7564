import type { EstadoDePago } from '@catastro/domain/pagos/estados'
import type { RespuestaDe } from '../red/llamadas.ts'

type Pago = RespuestaDe<'main', 'GET /pagos/estado/{idPago}'>

/** The payment number 5, of a Libre Deuda: how it stands. */
export const pagoDePrueba = (estado: EstadoDePago, cambios: Partial<Pago> = {}): Pago => ({
  idPago: 5,
  estado,
  monto: 2550,
  producto: 'LIBRE_DEUDA',
  transaccion: 'T-5',
  enRevision: false,
  ...cambios,
})
