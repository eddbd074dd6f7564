/** Thrown for a wrong setting: a sentence that names it. */
export class AjusteInvalido extends Error {}
