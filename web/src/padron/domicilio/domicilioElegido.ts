/** An address that somebody chose for a works or a filing: found by padron, or typed. */
export interface DomicilioElegido {
  readonly idDomicilio: number
  readonly texto: string
  readonly Padron: string
  readonly porPadron: boolean
}
