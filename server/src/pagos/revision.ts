import type { Revision } from '@catastro/domain/pagos/estados'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { concluirPago } from './usarPago.ts'

const marcar = sentencia('marcar_pago_para_revisar', 'update pago set revision = $2? where id_pago = $1')

/** Has the staff look at a payment, and says why; null: there is nothing to look at any more. */
export const marcarParaRevisar = (tx: Tx, idPago: number, revision: Revision | null) => marcar(tx, idPago, revision)

/** Money that pays for nothing: staff give it back, and it stands in nobody's way who pays for the same thing again. */
export async function dejarParaDevolver(tx: Tx, idPago: number, revision: Revision): Promise<void> {
  await marcarParaRevisar(tx, idPago, revision)
  await concluirPago(tx, idPago)
}
