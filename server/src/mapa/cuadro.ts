import type { Caja } from '@catastro/domain/mapa/geometria'

/** A tile's place: zoom, column and row of the web's usual grid. */
export interface Cuadro {
  readonly z: number
  readonly x: number
  readonly y: number
}

/** Steps that a tile counts along its side, and how many more beyond each edge, so that no line is cut where it is seen. */
export const PASOS = 4096
export const MARGEN = 64

/** What a tile shows, in degrees, its margin included. */
export function cajaDelCuadro({ z, x, y }: Cuadro): Caja {
  const lado = 2 ** z
  const margen = MARGEN / PASOS
  return [
    longitud((x - margen) / lado),
    latitud((y + 1 + margen) / lado),
    longitud((x + 1 + margen) / lado),
    latitud((y - margen) / lado),
  ]
}

const longitud = (parte: number) => parte * 360 - 180
const latitud = (parte: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * parte))) * 180) / Math.PI

export const esDelMundo = ({ z, x, y }: Cuadro) => x < 2 ** z && y < 2 ** z
