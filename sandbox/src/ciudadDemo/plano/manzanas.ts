import { COLUMNAS, FILAS } from './calles.ts'

/** A block of the plan, as the register calls it. */
export interface Manzana {
  readonly seccion: string
  readonly manzana: string
  readonly columna: number
  readonly fila: number
  /** Nobody's: a square. */
  readonly plaza: boolean
}

const ANCHO = 2
const ALTO = FILAS / 2

/** Where each section of two by four blocks stands: the upper half, then the lower. */
const SECCIONES = [
  [1, 6, 2, 11, 12, 8, 7],
  [4, 13, 14, 3, 5, 10, 9],
] as const

/**
 * The blocks that the hand-made padrones name, where their street passes: section → place inside it (along first) → number.
 * The rest take the numbers that are left.
 */
const CON_NUMERO: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 0: 19, 2: 14, 3: 3, 4: 22, 5: 40, 6: 25 },
  2: { 2: 33, 4: 8, 5: 6, 6: 31, 7: 12 },
  3: { 1: 21, 2: 17, 4: 2 },
  4: { 1: 39, 2: 28, 4: 5 },
  5: { 0: 9, 2: 4, 6: 27 },
  6: { 0: 44 },
  7: { 2: 13 },
  8: { 0: 36, 3: 15 },
  9: { 3: 51 },
  10: { 5: 62 },
}
/** Section and place of each. */
const PLAZAS = ['6/3', '7/5', '11/2', '12/4', '13/3', '14/4']

export const MANZANAS: readonly Manzana[] = Array.from({ length: COLUMNAS * FILAS }, (_, n) => {
  const [columna, fila] = [n % COLUMNAS, Math.floor(n / COLUMNAS)]
  const seccion = SECCIONES[fila < ALTO ? 0 : 1][Math.floor(columna / ANCHO)] ?? 0
  const lugar = (fila % ALTO) * ANCHO + (columna % ANCHO)
  return {
    seccion: String(seccion),
    manzana: String(numeroDe(seccion, lugar)),
    columna,
    fila,
    plaza: PLAZAS.includes(`${seccion}/${lugar}`),
  }
})

function numeroDe(seccion: number, lugar: number): number {
  const dados = CON_NUMERO[seccion] ?? {}
  const dado = dados[lugar]
  if (dado !== undefined) return dado
  const libres = Array.from({ length: 20 }, (_, n) => n + 1).filter((n) => !Object.values(dados).includes(n))
  const antes = Array.from({ length: lugar }, (_, n) => n).filter((n) => dados[n] === undefined).length
  return libres[antes] ?? 0
}
