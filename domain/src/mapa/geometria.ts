/** Longitude and latitude in degrees, WGS 84. */
export type Punto = readonly [lon: number, lat: number]
/** Closed: the last point is the first. */
export type Anillo = readonly Punto[]
/** West, south, east, north. */
export type Caja = readonly [oeste: number, sur: number, este: number, norte: number]

/** As GeoJSON has it. A polygon's first ring is its border; the others are holes. */
export type Superficie =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Anillo[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Anillo[])[] }
export type Linea = { readonly type: 'LineString'; readonly coordinates: readonly Punto[] }

export const poligono = (borde: Anillo): Superficie => ({ type: 'Polygon', coordinates: [borde] })

export const puntosDe = (forma: Superficie | Linea): readonly Punto[] =>
  forma.type === 'LineString'
    ? forma.coordinates
    : forma.type === 'Polygon'
      ? forma.coordinates.flat()
      : forma.coordinates.flat(2)

export function cajaDe(puntos: readonly Punto[]): Caja {
  let [oeste, sur, este, norte] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lon, lat] of puntos) {
    oeste = Math.min(oeste, lon)
    sur = Math.min(sur, lat)
    este = Math.max(este, lon)
    norte = Math.max(norte, lat)
  }
  return [oeste, sur, este, norte]
}

/** Where its label stands: the centre of the largest border's area. */
export function centroDe(forma: Superficie): Punto {
  const bordes = forma.type === 'Polygon' ? [forma.coordinates[0]] : forma.coordinates.map(([borde]) => borde)
  const [mayor] = bordes.map((borde = []) => ({ borde, ...baricentro(borde) })).sort((a, b) => b.area - a.area)
  return mayor?.centro ?? [0, 0]
}

function baricentro(borde: Anillo): { area: number; centro: Punto } {
  const [x0, y0] = borde[0] ?? [0, 0]
  let [doble, x, y] = [0, 0, 0]
  // From the first corner, so that the products of nearly equal degrees lose no digits.
  for (let i = 1; i < borde.length; i++) {
    const [ax, ay] = desde(borde[i - 1], x0, y0)
    const [bx, by] = desde(borde[i], x0, y0)
    const cruz = ax * by - bx * ay
    doble += cruz
    x += (ax + bx) * cruz
    y += (ay + by) * cruz
  }
  if (doble === 0) return { area: 0, centro: [x0, y0] }
  return { area: Math.abs(doble / 2), centro: [x0 + x / (3 * doble), y0 + y / (3 * doble)] }
}

const desde = ([x, y]: Punto = [0, 0], x0: number, y0: number): Punto => [x - x0, y - y0]

/** The smallest border without recesses around these points (Andrew's monotone chain), closed. */
export function casco(puntos: readonly Punto[]): Anillo {
  const orden = [...puntos].sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const abajo = cadena(orden)
  const arriba = cadena(orden.reverse())
  return [...abajo, ...arriba, ...abajo.slice(0, 1)]
}

function cadena(orden: readonly Punto[]): Punto[] {
  const lado: Punto[] = []
  for (const punto of orden) {
    while (lado.length >= 2 && giro(lado.at(-2), lado.at(-1), punto) <= 0) lado.pop()
    lado.push(punto)
  }
  lado.pop()
  return lado
}

const giro = ([ax, ay]: Punto = [0, 0], [bx, by]: Punto = [0, 0], [cx, cy]: Punto) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
