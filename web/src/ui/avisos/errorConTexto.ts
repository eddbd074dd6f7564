/** What is said when nothing better is known. */
export const GENERICO = 'Algo salió mal'

/** An error whose message was written for the person: a refusal, or the way it failed. */
export class ErrorConTexto extends Error {
  /** Whether the same again may go well: what does not exist, or is not allowed, will not. */
  readonly tieneRemedio: boolean = true
  constructor(message: string) {
    super(message)
    this.name = 'ErrorConTexto'
  }
}

/** What was asked for is not there: the same again finds nothing. */
export class NoHay extends ErrorConTexto {
  override readonly tieneRemedio = false
}

/** Of anything that was thrown: nobody knows, so it is offered. */
export const valeReintentar = (error: unknown) => !(error instanceof ErrorConTexto) || error.tieneRemedio

/** The words to show for anything that was thrown. */
export const textoDelError = (error: unknown) => (error instanceof ErrorConTexto ? error.message : GENERICO)
