import type { Punto } from '@catastro/domain/mapa/geometria'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'

interface Rasgo {
  readonly id: number
  readonly propiedades: Readonly<Record<string, unknown>>
  /** Rings or lines, in steps of the tile. */
  readonly trazos: readonly (readonly (readonly [x: number, y: number])[])[]
}

/** What a tile holds, layer by layer, read as a browser's map reads it. */
export function leerTesela(bytes: Buffer): Record<string, Rasgo[]> {
  const { layers } = new VectorTile(new PbfReader(bytes))
  return Object.fromEntries(
    Object.entries(layers).map(([nombre, capa]) => [
      nombre,
      Array.from({ length: capa.length }, (_, n) => {
        const { id = 0, properties, ...rasgo } = capa.feature(n)
        const trazos = capa.feature(n).loadGeometry()
        return {
          ...rasgo,
          id,
          propiedades: properties,
          trazos: trazos.map((t) => t.map(({ x, y }) => [x, y] as const)),
        }
      }),
    ]),
  )
}

/** Column and row of the tile that a point falls in, by the web's usual formula. */
export function cuadroDe([lon, lat]: Punto, z: number) {
  const [x, y] = enElMundo([lon, lat], z)
  return { z, x: Math.floor(x), y: Math.floor(y) }
}

/** A step of a tile of 4096, as degrees. */
export function enGrados({ z, x, y }: { z: number; x: number; y: number }, [px, py]: readonly [number, number]): Punto {
  const norte = Math.PI * (1 - (2 * (y + py / 4096)) / 2 ** z)
  return [((x + px / 4096) / 2 ** z) * 360 - 180, (Math.atan(Math.sinh(norte)) * 180) / Math.PI]
}

function enElMundo([lon, lat]: Punto, z: number): [number, number] {
  const seno = Math.sin((lat * Math.PI) / 180)
  return [((lon + 180) / 360) * 2 ** z, (0.5 - Math.log((1 + seno) / (1 - seno)) / (4 * Math.PI)) * 2 ** z]
}

/** Metres between two points of a city. */
export const metrosEntre = ([ax, ay]: Punto, [bx, by]: Punto) =>
  Math.hypot((ax - bx) * 111_195 * Math.cos((ay * Math.PI) / 180), (ay - by) * 111_195)
