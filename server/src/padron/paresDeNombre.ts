/** Up to how many letters of each word of a pair are in the index; at least two. */
const MAX_LETRAS = 3
const MIN_LETRAS = 2

/**
 * How the index (`pares_de_nombre`) has the names with a word that begins like one and another that begins like the other.
 * Null where it does not: a word of one letter, or two that one word of the name may be at once.
 */
function parDe(una: string, otra: string): string | null {
  const letras = Math.min(una.length, otra.length, MAX_LETRAS)
  if (letras < MIN_LETRAS) return null
  const [antes, despues] = [una.slice(0, letras), otra.slice(0, letras)].sort()
  return antes === despues ? null : `${antes} ${despues}`
}

/** Of words given by those that may stand for each, the pairs of the first two of them that the index has; else none. */
export function paresDe(palabras: readonly (readonly { readonly palabra: string }[])[]): string[] {
  for (const [n, unas] of palabras.entries()) {
    for (const otras of palabras.slice(n + 1)) {
      const pares = unas.flatMap((una) => otras.map((otra) => parDe(una.palabra, otra.palabra)))
      if (pares.every((par) => par !== null)) return [...new Set(pares)]
    }
  }
  return []
}
