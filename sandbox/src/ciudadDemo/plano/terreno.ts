import type { Anillo, Punto } from '@catastro/domain/mapa/geometria'

/** Metres of a block's side, and of the street from wall to wall. */
export const LADO = 100
const CALLE = 20
const PASO = LADO + CALLE

/** The north-western corner, and how far the city leans from the compass: no edge of a tile is an edge of a parcel. */
const ORIGEN: Punto = [-65.215, -26.822]
const INCLINACION = (6 * Math.PI) / 180
const METROS_POR_GRADO = 111_195
const DECIMALES = 8

/** Metres east and south of the first block's corner, as degrees. */
function enGrados(x: number, y: number): Punto {
  const este = x * Math.cos(INCLINACION) - y * Math.sin(INCLINACION)
  const sur = x * Math.sin(INCLINACION) + y * Math.cos(INCLINACION)
  const [lon, lat] = ORIGEN
  const ancho = METROS_POR_GRADO * Math.cos((lat * Math.PI) / 180)
  return [redondo(lon + este / ancho), redondo(lat - sur / METROS_POR_GRADO)]
}
const redondo = (grados: number) => Number(grados.toFixed(DECIMALES))

/** Metres inside a block, from its north-western corner. */
export interface Rectangulo {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** The border of a rectangle of a block, closed. */
export function bordeDe({ x0, y0, x1, y1 }: Rectangulo, columna: number, fila: number): Anillo {
  const esquina = (x: number, y: number) => enGrados(columna * PASO + x, fila * PASO + y)
  return [esquina(x0, y0), esquina(x0, y1), esquina(x1, y1), esquina(x1, y0), esquina(x0, y0)]
}

/** The middle of a street, between corners. */
export const ejeEntre = (desde: readonly [number, number], hasta: readonly [number, number]): readonly Punto[] =>
  [desde, hasta].map(([columna, fila]) => enGrados(columna * PASO - CALLE / 2, fila * PASO - CALLE / 2))
