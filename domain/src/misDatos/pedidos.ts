import { type NoLaborables, sumarHabiles } from '../plazos/calendario.ts'

/** What a person may ask of their data besides taking them along (Ley 25.326, article 16). */
export const CLASES_DE_PEDIDO = ['CORREGIR', 'SUPRIMIR'] as const
export type ClaseDePedido = (typeof CLASES_DE_PEDIDO)[number]

export const DECISIONES_DE_PEDIDO = ['HECHO', 'RECHAZADO'] as const
export type DecisionDePedido = (typeof DECISIONES_DE_PEDIDO)[number]
export const ESTADOS_DE_PEDIDO = ['PEDIDO', ...DECISIONES_DE_PEDIDO] as const

export const TOPE_DE_MOTIVO = 500

/** Article 16, second paragraph. */
const HABILES_PARA_DECIDIR = 5

/** The last day to decide what was asked that day. */
export const venceElPedido = (pedidoEl: string, noLaborables: NoLaborables) =>
  sumarHabiles(pedidoEl, HABILES_PARA_DECIDIR, noLaborables)
