type Par = readonly [number, number]
type Anillo = readonly Par[]

/**
 * A shapefile says which rings are borders and which are holes by how they turn, and files that turn them the other way
 * round are about: the largest is a border in any of them, and those that turn as it does are borders too. A hole is of the
 * smallest border around it. Written as GeoJSON asks: borders against the clock, holes with it.
 */
export function enGeojson(anillos: readonly Anillo[]) {
  const medidos = anillos.map((anillo) => ({ anillo, area: areaDe(anillo) }))
  const porTamano = [...medidos].sort((a, b) => Math.abs(b.area) - Math.abs(a.area))
  const sentido = Math.sign(porTamano[0]?.area ?? 0)
  const bordes = medidos
    .filter(({ area }) => Math.sign(area) === sentido)
    .map(({ anillo, area }) => ({ borde: anillo, area: Math.abs(area), partes: [girado(anillo, 1)] }))
  for (const { anillo, area } of medidos) {
    if (Math.sign(area) === sentido) continue
    const [suyo] = bordes.filter(({ borde }) => anillo.some((p) => estaEn(p, borde))).sort((a, b) => a.area - b.area)
    // One that is in none says something all the same, and is not lost.
    if (suyo) suyo.partes.push(girado(anillo, -1))
    else bordes.push({ borde: anillo, area: Math.abs(area), partes: [girado(anillo, 1)] })
  }
  const poligonos = bordes.map(({ partes }) => partes)
  return poligonos.length === 1
    ? { type: 'Polygon', coordinates: poligonos[0] }
    : { type: 'MultiPolygon', coordinates: poligonos }
}

/** Positive against the clock. From the first corner, so that nearly equal degrees lose no digits. */
function areaDe(anillo: Anillo): number {
  const [x0, y0] = anillo[0] ?? [0, 0]
  return anillo.reduce((suma, [x, y], n) => {
    const [ax, ay] = anillo[n - 1] ?? [x0, y0]
    return suma + ((ax - x0) * (y - y0) - (x - x0) * (ay - y0)) / 2
  }, 0)
}

const girado = (anillo: Anillo, sentido: 1 | -1): Anillo =>
  areaDe(anillo) * sentido < 0 ? [...anillo].reverse() : anillo

/** How often a line to the right of the point crosses the ring: an odd number from within. */
function estaEn([x, y]: Par, anillo: Anillo): boolean {
  const cruces = anillo.filter(([bx, by], n) => {
    const [ax, ay] = anillo[n - 1] ?? [bx, by]
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
  })
  return cruces.length % 2 === 1
}
