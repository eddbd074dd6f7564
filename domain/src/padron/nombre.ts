/** Searching the land register by name: what is compared, and which words are one letter away. */

export const MIN_LETRAS = 2
export const MAX_NOMBRE = 30
/** Shorter ones are one letter away from too much. */
const MIN_PARA_CORREGIR = 3
/** From this length on a corrected word may also be the beginning of a longer one. */
const MIN_PARA_CORREGIR_PARTES = 5
const LETRAS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Upper case without accents or signs, ñ as n, in words: the database's `nombre_de_busqueda` does the same. */
export const normalizarNombre = (nombre: string) =>
  nombre
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’´`.]/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()

export const palabrasDe = (nombre: string): string[] => normalizarNombre(nombre).split(' ').filter(Boolean)

/** A word that may be meant instead of one that was typed; `entera`: only as it stands, not as a beginning. */
export interface Parecida {
  readonly palabra: string
  readonly entera: boolean
}

/** The word itself, and all that differ from it in one letter: one too many, one missing, one wrong, or two swapped. */
export function parecidasA(palabra: string): Parecida[] {
  if (palabra.length < MIN_PARA_CORREGIR) return [{ palabra, entera: false }]
  const otras = new Set<string>()
  for (let lugar = 0; lugar <= palabra.length; lugar += 1) {
    const [antes, despues] = [palabra.slice(0, lugar), palabra.slice(lugar)]
    for (const letra of LETRAS) otras.add(antes + letra + despues)
    if (despues === '') continue
    for (const letra of LETRAS) otras.add(antes + letra + despues.slice(1))
    otras.add(antes + despues.slice(1))
    if (despues.length > 1) otras.add(`${antes}${despues[1]}${despues[0]}${despues.slice(2)}`)
  }
  otras.delete(palabra)
  const entera = palabra.length < MIN_PARA_CORREGIR_PARTES
  return [{ palabra, entera: false }, ...[...otras].map((otra) => ({ palabra: otra, entera }))]
}
