import { sentencia } from '../plataforma/base/db.ts'

/** In the transaction that changes a rule or a day, so that neither is ever without the other. */
export const pedirRecalculo = sentencia('pedir_recalculo', 'insert into recalculo (pedido_por) values ($1)')
