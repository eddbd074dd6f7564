import type { Centavos } from '@catastro/domain/dinero'
import { ErrorDePortal } from '@catastro/domain/errores'
import {
  PAGO_DE_OTRO_MONTO,
  PAGO_NO_ENCONTRADO,
  PAGO_SIN_CONFIRMAR,
  PAGO_YA_USADO,
} from '@catastro/domain/pagos/mensajes'
import type { Producto } from '@catastro/domain/pagos/productos'
import { sentencia, type Tx } from '../plataforma/base/db.ts'

export interface UsoDePago {
  readonly idPago: number
  readonly idPersona: number
  readonly producto: Producto
  readonly monto: Centavos
  /** What used it, as 'libre_deuda 5': at most 40 characters. */
  readonly por: string
}

const usar = sentencia(
  'usar_pago',
  `update pago set usado_el = now(), usado_por = $5
   where id_pago = $1 and id_persona = $2 and tipo = $3 and monto = $4 and estado = 'CONFIRMADO' and usado_el is null
   returning id_pago as id`,
)
const porQueNo = sentencia(
  'por_que_no_usar_pago',
  `select estado, usado_el is not null as usado, tipo = $3 and monto = $4 as corresponde
   from pago where id_pago = $1 and id_persona = $2`,
)

/**
 * Uses a confirmed payment for one thing, once: whoever comes second, even at the same moment, gets 409 (S-2). The row
 * that it pays for carries a unique id_pago too, so that a repeated call can be given its first answer.
 */
export async function usarPago(tx: Tx, { idPago, idPersona, producto, monto, por }: UsoDePago): Promise<void> {
  const [usado] = await usar(tx, idPago, idPersona, producto, monto, por)
  if (usado) return
  const [pago] = await porQueNo(tx, idPago, idPersona, producto, monto)
  if (!pago) throw new ErrorDePortal(404, PAGO_NO_ENCONTRADO)
  if (!pago.corresponde) throw new ErrorDePortal(409, PAGO_DE_OTRO_MONTO)
  throw new ErrorDePortal(409, pago.usado ? PAGO_YA_USADO : PAGO_SIN_CONFIRMAR)
}

const concluir = sentencia(
  'concluir_pago',
  'update pago set concluido_el = now() where id_pago = $1 and concluido_el is null',
)

/** What was paid is delivered (or refused for good): the same person may pay for the same thing again. */
export const concluirPago = (tx: Tx, idPago: number) => concluir(tx, idPago)
