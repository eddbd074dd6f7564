import { type Anillo, cajaDe, type Punto, puntosDe, type Superficie } from './geometria.ts'
import { MARCO_DEL_PAIS } from './reglas.ts'

const NO_ES_SUPERFICIE = 'no es un polígono'
const SIN_CERRAR = 'no está cerrada: el último punto no es el primero'
const SE_CRUZA = 'se cruza consigo misma'
const FUERA_DEL_PAIS = 'está fuera del país: revise las coordenadas'
const DEMASIADOS_PUNTOS = 'tiene más de 1.000 puntos'
const MAX_PUNTOS = 1000

/** A parcel's form as a file has it, without heights; or what is wrong with it. */
export function leerSuperficie(texto: string): Superficie | string {
  const forma = comoSuperficie(texto)
  if (!forma) return NO_ES_SUPERFICIE
  const anillos = forma.type === 'Polygon' ? forma.coordinates : forma.coordinates.flat()
  const puntos = puntosDe(forma)
  if (puntos.length > MAX_PUNTOS) return DEMASIADOS_PUNTOS
  if (anillos.some((anillo) => String(anillo[0]) !== String(anillo.at(-1)))) return SIN_CERRAR
  if (anillos.some((anillo) => anillo.length < 4)) return NO_ES_SUPERFICIE
  const [oeste, sur, este, norte] = cajaDe(puntos)
  const [maxOeste, maxSur, maxEste, maxNorte] = MARCO_DEL_PAIS
  if (oeste < maxOeste || sur < maxSur || este > maxEste || norte > maxNorte) return FUERA_DEL_PAIS
  return anillos.some(seCruza) ? SE_CRUZA : forma
}

function comoSuperficie(texto: string): Superficie | undefined {
  try {
    const { type, coordinates } = Object(JSON.parse(texto)) as { type?: unknown; coordinates?: unknown }
    if (type === 'Polygon') return { type, coordinates: lista(coordinates, comoAnillo) }
    if (type === 'MultiPolygon') return { type, coordinates: lista(coordinates, (p) => lista(p, comoAnillo)) }
    return undefined
  } catch {
    return undefined
  }
}

const comoAnillo = (valor: unknown): Anillo => lista(valor, comoPunto)

function comoPunto(valor: unknown): Punto {
  const [lon, lat]: unknown[] = Array.isArray(valor) ? valor : []
  if (!Number.isFinite(lon) || !Number.isFinite(lat)) throw new Error('no es un punto')
  return [Number(lon), Number(lat)]
}

function lista<T>(valor: unknown, cada: (parte: unknown) => T): T[] {
  if (!Array.isArray(valor) || valor.length === 0) throw new Error('no es una lista')
  return valor.map(cada)
}

/** Whether two sides that are not neighbours touch. */
function seCruza(anillo: Anillo): boolean {
  const lados = anillo.slice(1).map((hasta, n) => [anillo[n] ?? hasta, hasta] as const)
  return lados.some(([a, b], i) =>
    lados.some(([c, d], j) => {
      if (j <= i + 1 || (i === 0 && j === lados.length - 1)) return false
      return seTocan(a, b, c, d)
    }),
  )
}

function seTocan(a: Punto, b: Punto, c: Punto, d: Punto): boolean {
  const [de1, de2, de3, de4] = [giro(a, b, c), giro(a, b, d), giro(c, d, a), giro(c, d, b)]
  if (de1 !== de2 && de3 !== de4) return true
  const alineado = (g: number, p: Punto, q: Punto, r: Punto) => g === 0 && enMedio(p, q, r)
  return alineado(de1, a, b, c) || alineado(de2, a, b, d) || alineado(de3, c, d, a) || alineado(de4, c, d, b)
}

const giro = ([ax, ay]: Punto, [bx, by]: Punto, [cx, cy]: Punto) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
const enMedio = ([ax, ay]: Punto, [bx, by]: Punto, [x, y]: Punto) =>
  x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by)
