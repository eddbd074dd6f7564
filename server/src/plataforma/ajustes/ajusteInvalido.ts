/** Thrown for a wrong setting: a sentence that names it. */
export class AjusteInvalido extends Error {
  /** It may be right in a moment: a database that is still starting. */
  readonly pasajero: boolean

  constructor(oracion: string, { pasajero = false } = {}) {
    super(oracion)
    this.pasajero = pasajero
  }
}

export const noEsValido = (ajuste: string, porQue: string, opciones?: { readonly pasajero: boolean }) =>
  new AjusteInvalido(`El ajuste ${ajuste} no es válido: ${porQue}`, opciones)
