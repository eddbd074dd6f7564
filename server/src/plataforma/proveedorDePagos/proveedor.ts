import type { Centavos } from '@catastro/domain/dinero'
import type { Respuesta } from '@catastro/domain/pagos/juicio'

/** What the provider says of one transaction. */
export interface TransaccionDelProveedor extends Respuesta {
  /** TransaccionPlataformaId. */
  readonly idPlataforma: string | null
}

/** What the browser takes to the provider. */
export interface PedidoAlProveedor {
  readonly transaccion: string
  readonly monto: Centavos
  readonly producto: string
  /** Whole addresses. */
  readonly exito: string
  readonly cancelacion: string
  /** The payer's network address: part of the optional hash. */
  readonly ip: string
}

export interface FormularioDelProveedor {
  readonly action: string
  readonly fields: Record<string, string>
}

/** The card provider, as the portal needs it. Everything particular to it stays behind this. */
export interface ProveedorDePagos {
  /** How new transactions are numbered. */
  readonly numeracion: 'corta' | 'uuid'
  formulario(pedido: PedidoAlProveedor): Promise<FormularioDelProveedor>
  /** null: the provider has never heard of it. Throws `SinRespuesta` when it does not say. */
  consultar(transaccion: string): Promise<TransaccionDelProveedor | null>
  /** The numbers of the transactions in a state, of the days between two moments. Throws `SinRespuesta`. */
  enEstado(estadoId: number, desde: Date, hasta: Date): Promise<string[]>
}

/** The provider is away, slow, or talks nonsense. Carries nothing of what was sent to it or came back. */
export class SinRespuesta extends Error {
  constructor(motivo: string) {
    super(`El proveedor de pagos no respondió: ${motivo}`)
    this.name = 'SinRespuesta'
  }
}
