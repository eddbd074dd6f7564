import type { Revision } from '@catastro/domain/pagos/estados'
import { sentencia } from '../plataforma/db.ts'

/** Has the staff look at a payment, and says why. */
export const marcarParaRevisar = sentencia<never, [idPago: number, revision: Revision]>(
  'marcar_pago_para_revisar',
  'update pago set revision = $2 where id_pago = $1',
)
