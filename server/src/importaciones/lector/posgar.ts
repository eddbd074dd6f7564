import { noSonGrados, noSonMetros, otraFaja, sistemaDesconocido } from '@catastro/domain/importaciones/mensajes'
import { SISTEMAS, type Sistema } from '@catastro/domain/importaciones/reglas'
import { MARCO_DEL_PAIS } from '@catastro/domain/mapa/reglas'
import proj4 from 'proj4'
import { TablaRechazada } from './topes.ts'

/** EPSG 5343 to 5349: POSGAR 2007, each of the country's seven bands. */
const PRIMERA = 5343
const FAJAS = 7
const MILLON = 1_000_000
const EN_GRADOS = [4326, 5340, 84]
const DECIMALES = 8
const PARECEN_GRADOS = 360

export type Par = readonly [number, number]

const proyeccion = (faja: number) =>
  proj4(
    `+proj=tmerc +lat_0=-90 +lon_0=${-72 + 3 * (faja - 1)} +k=1 +x_0=${faja * MILLON + 500_000} +y_0=0 +ellps=GRS80 +units=m`,
    'WGS84',
  )
const DE_FAJA = Array.from({ length: FAJAS }, (_, n) => proyeccion(n + 1))

/** A reference system in a file's words: 'urn:ogc:def:crs:EPSG::5345', 'urn:ogc:def:crs:OGC:1.3:CRS84'. */
export function sistemaDe(nombre: string): Sistema {
  const numero = Number(/(\d+)\D*$/.exec(nombre)?.[1])
  if (EN_GRADOS.includes(numero)) return 'wgs84'
  const sistema = SISTEMAS.find((s) => s === `faja${numero - PRIMERA + 1}`)
  if (sistema) return sistema
  throw new TablaRechazada(sistemaDesconocido(nombre))
}

/**
 * A file's coordinates in degrees. Metres are told by their size, and their band by the easting, which begins with its
 * number; official order says northing first, and most files do not.
 */
export function enGrados([a, b]: Par): Par {
  if (Math.abs(a) <= PARECEN_GRADOS && Math.abs(b) <= PARECEN_GRADOS) return [a, b]
  return deMetros(a, b) ?? deMetros(b, a) ?? [a, b]
}

/**
 * The same from a system that is known: what cannot be of it stops the reading, since all of the file would be elsewhere.
 * `remedio`: what can be done about it.
 */
export function enGradosDesde(sistema: Sistema, remedio: string, [a, b]: Par): Par {
  const grados = Math.abs(a) <= PARECEN_GRADOS && Math.abs(b) <= PARECEN_GRADOS
  if (sistema === 'wgs84') {
    if (!grados) throw new TablaRechazada(noSonGrados(remedio))
    return [a, b]
  }
  if (grados) throw new TablaRechazada(noSonMetros(remedio))
  const dicha = Number(sistema.slice('faja'.length))
  for (const [este, norte] of [
    [a, b],
    [b, a],
  ] as const) {
    const punto = deMetros(este, norte)
    if (!punto) continue
    const hallada = Math.floor(este / MILLON)
    if (hallada !== dicha) throw new TablaRechazada(otraFaja(dicha, hallada, remedio))
    return punto
  }
  return [a, b]
}

function deMetros(este: number, norte: number): Par | undefined {
  const [lon, lat] = DE_FAJA[Math.floor(este / MILLON) - 1]?.forward([este, norte]) ?? []
  if (lon === undefined || lat === undefined) return undefined
  const [oeste, sur, oriente, septentrion] = MARCO_DEL_PAIS
  if (lon < oeste || lon > oriente || lat < sur || lat > septentrion) return undefined
  return [Number(lon.toFixed(DECIMALES)), Number(lat.toFixed(DECIMALES))]
}
