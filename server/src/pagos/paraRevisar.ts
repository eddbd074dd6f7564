import type { Revision } from '@catastro/domain/pagos/estados'
import { sentencia, type Tx } from '../plataforma/db.ts'
import { concluirPago } from './usarPago.ts'

/** Has the staff look at a payment, and says why. */
export const marcarParaRevisar = sentencia<never, [idPago: number, revision: Revision]>(
  'marcar_pago_para_revisar',
  'update pago set revision = $2 where id_pago = $1',
)

/** Money that pays for nothing: staff give it back, and it stands in nobody's way who pays for the same thing again. */
export async function dejarParaDevolver(tx: Tx, idPago: number, revision: Revision): Promise<void> {
  await marcarParaRevisar(tx, idPago, revision)
  await concluirPago(tx, idPago)
}
