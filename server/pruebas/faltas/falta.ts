/** A line made wrong on purpose: `dice` stands once in the file, and `diria` is what it says instead. */
export interface Falta {
  readonly que: string
  readonly dice: string
  readonly diria: string
}

/** The faults of one file, and the tests that should notice them: the nearest ones, because a rule is kept beside its code. */
export interface FaltasDe {
  readonly archivo: string
  readonly pruebas: readonly string[]
  readonly faltas: readonly Falta[]
}

export const conLaFalta = (texto: string, { dice, diria }: Falta) => texto.split(dice).join(diria)
export const vecesQueDice = (texto: string, { dice }: Falta) => texto.split(dice).length - 1
