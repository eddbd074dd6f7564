import type { Partes } from '@catastro/domain/deberes'
import type { Centavos } from '@catastro/domain/dinero'
import type { PedidoDePago } from '@catastro/domain/pagos/llamadas'
import type { Producto, Referencia } from '@catastro/domain/pagos/productos'
import { titularesDe } from '../padron/titulares.ts'
import type { Db, Tx } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

/** What is owed, and for which thing. */
export interface CosaAPagar {
  readonly monto: Centavos
  /** Kept with the payment and shown to people. */
  readonly referencia: Referencia
  /**
   * Names the thing among the others of its product and person, in at most 60 characters: while a payment with this
   * name is open or confirmed (and not concluded: `concluirPago`) it is given back instead of a second one.
   */
  readonly clave: string
  /** What is written together with a new payment of it. */
  readonly alIniciar?: (tx: Tx, idPago: number) => Promise<void>
}

/** A thing that has its payment already: that one is given back. */
export interface ConPago {
  readonly idPago: number
}

/** A payment that the provider gave for paid. */
export interface PagoConfirmado {
  readonly idPago: number
  readonly idPersona: number
  readonly producto: Producto
  readonly monto: Centavos
  readonly referencia: Referencia
}

/**
 * Done in the transaction that confirms the payment, once. If it throws, what it wrote is undone, the confirmation stands
 * and staff are shown it (`comprar`).
 */
export type AlConfirmar = (tx: Tx, pago: PagoConfirmado) => Promise<void>

/** How a capability has something paid. It hands its row in where everything is wired together (app.ts). */
export interface Concepto<P extends Producto> {
  /** What this person owes for it. Whatever may not be paid is refused here, before anybody is charged. */
  cobrar(tx: Tx, quien: Identidad, pedido: Extract<PedidoDePago, { producto: P }>): Promise<CosaAPagar | ConPago>
  readonly alConfirmar: AlConfirmar
  /** Who has a part in what is paid, beside whoever pays it: none of them reviews its payment. */
  partes(db: Db, referencia: Referencia): Promise<Partes>
}

/** Every product has its row: money that is confirmed always has an effect. */
export type Conceptos = { readonly [P in Producto]: Concepto<P> }

/** The name of what is paid of a folder: one form of each kind. */
export const claveDeCarpeta = (idCarpeta: number) => `carpeta ${idCarpeta}`

/** The folder that a payment of a form names. */
export function carpetaPagada({ idCarpeta }: Referencia): number {
  if (idCarpeta === undefined) throw new Error('El pago no nombra su carpeta')
  return idCarpeta
}

/** Of what is paid for a property: who holds it. */
export const titularesDelPadron = async (db: Db, { padron }: Referencia): Promise<Partes> =>
  padron === undefined ? [] : titularesDe(db, padron)
