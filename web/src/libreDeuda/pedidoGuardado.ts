/** What the dialog keeps under 'emailData' before it goes to the provider. */
export interface PedidoGuardado {
  /** The padron, in upper case. */
  readonly message: string
  readonly recipient: string | null
  readonly subject: string
  readonly idPago?: number
}

export const esPedidoGuardado = (dato: unknown): dato is PedidoGuardado =>
  typeof dato === 'object' && dato !== null && 'message' in dato && typeof dato.message === 'string'
