import type { Revision } from '@catastro/domain/pagos/estados'
import { sentencia, type Tx } from '../plataforma/db.ts'

const marcar = sentencia('marcar_pago_para_revisar', 'update pago set revision = $2 where id_pago = $1')

/** Has the staff look at a payment, and says why. */
export const marcarParaRevisar = (tx: Tx, idPago: number, revision: Revision) => marcar(tx, idPago, revision)
