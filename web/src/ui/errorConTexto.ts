/** What is said when nothing better is known. */
export const GENERICO = 'Algo salió mal'

/** An error whose message was written for the person: a refusal, or the way it failed. */
export class ErrorConTexto extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ErrorConTexto'
  }
}

/** The words to show for anything that was thrown. */
export const textoDelError = (error: unknown) => (error instanceof ErrorConTexto ? error.message : GENERICO)
