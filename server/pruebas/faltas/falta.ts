/** A line made wrong on purpose: what it would let happen, what it says (once in its file), and what it would say instead. */
export type Falta = readonly [que: string, dice: string, diria: string]

/** The faults of one file, and the tests that should notice them: near ones, because a rule is kept beside its code. */
export interface FaltasDe {
  readonly archivo: string
  readonly pruebas: readonly string[]
  readonly faltas: readonly Falta[]
}

export const conLaFalta = (texto: string, [, dice, diria]: Falta) => texto.split(dice).join(diria)
export const vecesQueDice = (texto: string, [, dice]: Falta) => texto.split(dice).length - 1
