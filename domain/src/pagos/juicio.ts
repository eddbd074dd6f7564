import type { Centavos } from '../dinero.ts'
import {
  ESTADOS_DEL_PROVEEDOR,
  type EstadoDePago,
  esEstadoId,
  estaAbierto,
  estaPagado,
  puedeSeguir,
  type Revision,
  SIN_FIRMA_VALIDA,
} from './estados.ts'

/** A payment as it was asked for, and where it stands. */
export interface PagoPedido {
  readonly transaccion: string
  readonly monto: Centavos
  readonly estado: EstadoDePago
  /** When it was begun. */
  readonly creadoEl: Date
}

/** The provider's word about one transaction. */
export interface Respuesta {
  readonly transaccion: string
  readonly estadoId: number
  /** Undefined when what it sent is no amount. */
  readonly monto: Centavos | undefined
  /** When it was begun there; undefined where it does not say. */
  readonly creada?: Date | undefined
}

export interface Juicio {
  readonly estado: EstadoDePago
  /** What staff should look at. */
  readonly revision: Revision | null
}

/**
 * What the provider's answer makes of a payment. Paid is only what it calls REALIZADA, of this very transaction and for
 * this very amount, begun there after it was begun here; whatever does not match is never paid, and is shown to staff.
 */
export function juzgar(pago: PagoPedido, { transaccion, estadoId, monto, creada }: Respuesta): Juicio {
  const queda = (revision: Revision | null = null): Juicio => ({ estado: pago.estado, revision })
  if (transaccion !== pago.transaccion) return queda('OTRA_TRANSACCION')
  if (!esEstadoId(estadoId)) return queda('ESTADO_DESCONOCIDO')
  if (esDeOtro(pago, creada))
    return { estado: estaAbierto(pago.estado) ? 'CANCELADO' : pago.estado, revision: 'ANTERIOR' }
  const hacia = destinoDe(ESTADOS_DEL_PROVEEDOR[estadoId].estado, pago.estado)
  if (hacia === 'CONFIRMADO' && monto !== pago.monto) return queda('MONTO_DISTINTO')
  const revision = SIN_FIRMA_VALIDA.includes(estadoId) ? 'FIRMA_RECHAZADA' : null
  if (puedeSeguir(pago.estado, hacia)) return { estado: hacia, revision }
  return queda(pago.estado === 'CONFIRMADO' && hacia !== 'CONFIRMADO' ? 'NO_COINCIDE' : null)
}

/** Clocks apart, and a little more. */
const TOLERANCIA_MS = 10 * 60_000

/**
 * The provider knew this number before this payment was begun: it was given to somebody whose payment this database lost
 * . What is already paid was judged when it was confirmed.
 */
const esDeOtro = ({ estado, creadoEl }: PagoPedido, creada: Date | undefined) =>
  creada !== undefined &&
  !estaPagado(estado) &&
  estado !== 'DEVUELTO' &&
  creada.getTime() < creadoEl.getTime() - TOLERANCIA_MS

/** Given back before it was ever known to be paid: for the portal nothing was paid. */
const destinoDe = (segunProveedor: EstadoDePago, estado: EstadoDePago): EstadoDePago =>
  segunProveedor === 'DEVUELTO' && estaAbierto(estado) ? 'CANCELADO' : segunProveedor
