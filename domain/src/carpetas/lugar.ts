/** How a page is turned to be shown, clockwise. */
export const GIROS = [0, 90, 180, 270] as const
export type Giro = (typeof GIROS)[number]

/**
 * A place on a page as it is stored, in PDF units. `caja`: left, bottom, right and top of what is shown of it; `giro`: how
 * it is turned then.
 */
export interface Lugar {
  readonly pagina: number
  readonly x: number
  readonly y: number
  readonly caja: readonly [number, number, number, number]
  readonly giro: Giro
}

/** As it is seen: parts of its width from the left, and of its height from the top. */
export interface Visto {
  readonly izquierda: number
  readonly arriba: number
}

type Caja = Lugar['caja']
export const giroDe = (grados: number) => ((((Math.round(grados / 90) * 90) % 360) + 360) % 360) as Giro

const enParte = (valor: number, desde: number, hasta: number) => (valor - desde) / (hasta - desde)
/** Never beyond the edge: neither by a pixel that the pointer went, nor by what is lost in rounding. */
const enUnidades = (parte: number, desde: number, hasta: number) =>
  Math.min(hasta, Math.max(desde, desde + parte * (hasta - desde)))

/** Where a place of the page is seen, however the page is turned and whatever it measures on the screen. */
export function seVeEn({ x, y, caja: [x0, y0, x1, y1], giro }: Omit<Lugar, 'pagina'>): Visto {
  const [a, b] = [enParte(x, x0, x1), enParte(y, y0, y1)]
  if (giro === 90) return { izquierda: b, arriba: a }
  if (giro === 180) return { izquierda: 1 - a, arriba: b }
  if (giro === 270) return { izquierda: 1 - b, arriba: 1 - a }
  return { izquierda: a, arriba: 1 - b }
}

/** The other way: the place of the page that is seen there. */
export function lugarDe({ izquierda, arriba }: Visto, caja: Caja, giro: Giro): { x: number; y: number } {
  const [x0, y0, x1, y1] = caja
  const [a, b] = {
    0: [izquierda, 1 - arriba],
    90: [arriba, izquierda],
    180: [1 - izquierda, arriba],
    270: [1 - arriba, 1 - izquierda],
  }[giro] as [number, number]
  return { x: enUnidades(a, x0, x1), y: enUnidades(b, y0, y1) }
}
