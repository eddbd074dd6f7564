import { type Parecida, palabrasDe, parecidasA } from '@catastro/domain/padron/nombre'
import type { Db } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { TOPE } from '../plataforma/paginas/tramo.ts'
import { type Pedido, presentarHallados, tramoDelPadron } from './paginaDePadrones.ts'
import { cuantasHay, porInicio, porPalabras, porPares } from './sentenciasDeNombre.ts'

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
function paresDe(palabras: readonly (readonly { readonly palabra: string }[])[]): string[] {
  for (const [n, unas] of palabras.entries()) {
    for (const otras of palabras.slice(n + 1)) {
      const pares = unas.flatMap((una) => otras.map((otra) => parDe(una.palabra, otra.palabra)))
      if (pares.every((par) => par !== null)) return [...new Set(pares)]
    }
  }
  return []
}

/** A word in so many names or more is not walked where the search may go by pairs. */
const MUCHAS = 1500

interface Hallable extends Parecida {
  readonly cuantas: number
}
/** Each word that was typed, and those that may stand for it. */
type Palabras = readonly (readonly Hallable[])[]

/** For each word those that the register has; null where some word has none, and so no name has them all. */
async function hallables(db: Db, grupos: readonly (readonly Parecida[])[]): Promise<Palabras | null> {
  // One word alone is its own guide: nothing to weigh.
  const hasta = grupos.length > 1 ? MUCHAS : 1
  const halladas: Hallable[][] = []
  for (const grupo of grupos) {
    const palabras = grupo.map(({ palabra }) => palabra)
    const enteras = grupo.map(({ entera }) => entera)
    const hay = await cuantasHay(db, palabras, enteras, hasta)
    if (hay.length === 0) return null
    halladas.push(hay)
  }
  return halladas
}

const sinPesar = (grupos: readonly (readonly Parecida[])[]): Palabras =>
  grupos.map((grupo) => grupo.map((palabra) => ({ ...palabra, cuantas: 0 })))

const veces = (grupo: readonly Hallable[]) => grupo.reduce((suma, { cuantas }) => suma + cuantas, 0)
const largo = (grupo: readonly Hallable[]) => Math.max(...grupo.map(({ palabra }) => palabra.length))
/** First the word that the fewest names have; of those that too many have, the longest. */
const deLaMasRara = (palabras: Palabras): Palabras =>
  palabras.toSorted((una, otra) => veces(una) - veces(otra) || largo(otra) - largo(una))

const opciones = (grupo: readonly Parecida[], final: string) =>
  ` (${grupo.map(({ palabra, entera }) => palabra + (entera ? ' ' : final)).join('|')})`
const comienzo = (palabra: string) => `% ${palabra}%`

async function buscar(db: Db, nombre: string, palabras: Palabras, corregidas: boolean, pedido: Pedido) {
  const { filas: cuantas, desde } = tramoDelPadron(pedido)
  const escritas = palabrasDe(nombre)
  const [guia = [], ...demas] = deLaMasRara(palabras)
  const pares = veces(guia) < MUCHAS ? [] : paresDe([guia, ...demas])
  const porVer = pares.length > 0 ? palabras : demas
  const pedidas = [
    nombre,
    corregidas ? [] : porVer.flatMap((grupo) => grupo.map(({ palabra }) => comienzo(palabra))),
    corregidas ? porVer.map((grupo) => opciones(grupo, '')) : [],
    corregidas ? escritas.map(comienzo) : [],
    corregidas ? [] : escritas.map((palabra) => `% ${palabra} %`),
    cuantas,
    desde,
  ] as const
  if (pares.length > 0) {
    return unaFila(await porPares(db, ...pedidas, pares, corregidas ? palabras.map((g) => opciones(g, ' ')) : []))
  }
  return unaFila(
    await porPalabras(
      db,
      ...pedidas,
      guia.map(({ palabra }) => palabra),
      guia.map(({ palabra, entera }) => palabra + (entera ? ' ' : '~')),
    ),
  )
}

const NINGUNO = { cuenta: 0, padrones: [] }

/** As it was typed: the page of those that begin so, or, when they are not all that can be shown, of all that match. */
async function buscarTalCual(db: Db, nombre: string, pedido: Pedido) {
  const { filas: cuantas, desde } = tramoDelPadron(pedido)
  const alInicio = unaFila(await porInicio(db, nombre, cuantas, desde))
  if (alInicio.cuenta === TOPE) return alInicio
  const escritas = palabrasDe(nombre).map((palabra) => [{ palabra, entera: false }])
  const talCual = escritas.length > 1 ? await hallables(db, escritas) : sinPesar(escritas)
  return talCual ? buscar(db, nombre, talCual, false, pedido) : NINGUNO
}

/** By parts of a name, in any order. When there is none so, by words with a letter wrong, and it is said. */
export async function buscarPorNombre(db: Db, quien: Identidad, nombre: string, pedido: Pedido) {
  const exactos = await buscarTalCual(db, nombre, pedido)
  if (exactos.cuenta > 0) return presentarHallados(quien, exactos)
  const parecidas = await hallables(db, palabrasDe(nombre).map(parecidasA))
  const parecidos = parecidas ? await buscar(db, nombre, parecidas, true, pedido) : NINGUNO
  return { ...presentarHallados(quien, parecidos), ...(parecidos.cuenta > 0 && { parecidos: true }) }
}
