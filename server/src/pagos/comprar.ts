import { estaPagado } from '@catastro/domain/pagos/estados'
import type { Tx } from '../plataforma/base/db.ts'
import { conRetorno } from '../plataforma/base/puntoDeRetorno.ts'
import type { EntornoDePagos } from './entorno.ts'
import type { Pago } from './leerPago.ts'
import { marcarParaRevisar } from './revision.ts'

/**
 * Does what a confirmed payment bought. Whatever fails there is undone by itself, goes to the log and is shown to staff: the
 * money came, and the confirmation stands.
 */
export async function comprar(
  tx: Tx,
  { conceptos, anotarFalla }: Pick<EntornoDePagos, 'conceptos' | 'anotarFalla'>,
  { idPago, idPersona, tipo: producto, monto, referencia }: Pago,
): Promise<void> {
  const falla = await conRetorno(tx, () =>
    conceptos[producto].alConfirmar(tx, { idPago, idPersona, producto, monto, referencia }),
  )
  if (falla === undefined) return
  anotarFalla(falla, idPago)
  await marcarParaRevisar(tx, idPago, 'SIN_EFECTO')
}

/** It was confirmed, what it bought failed then, and nobody has set it right: it is tried again whenever the provider is asked about it. */
export const quedoSinEfecto = ({ estado, revision, usadoEl }: Pago) =>
  estaPagado(estado) && revision === 'SIN_EFECTO' && usadoEl === null
