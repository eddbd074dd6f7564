import { sistemaDesconocido } from '@catastro/domain/importaciones/mensajes'
import type { Sistema } from '@catastro/domain/importaciones/reglas'
import { TablaRechazada } from './topes.ts'

/** A .prj as written by ESRI, GDAL or PROJ: all name the datum, and give a projection's numbers by their names. */

const WGS84 = /^(D_)?(WGS_?1984|WGS_?84|WORLD_GEODETIC_SYSTEM_1984)/
const POSGAR2007 = /^(D_)?(POSGAR_?2007|POSICIONES_GEODESICAS_ARGENTINAS_2007)/
const GRADOS = /^\s*GEOG(CS|CRS)\b/i
const MERCATOR = /(PROJECTION|METHOD)\s*\[\s*"(Transverse[ _]Mercator|Gauss[ _]Kruger)"/i

/** Which of ours it is, or why it is none. POSGAR 94, 98 and Campo Inchauspe lie up to 200 m away: none is taken for ours. */
export function sistemaDelPrj(wkt: string): Sistema {
  const datum = normal(/(?:DATUM|ENSEMBLE)\s*\[\s*"([^"]*)"/i.exec(wkt)?.[1])
  if (GRADOS.test(wkt) && (WGS84.test(datum) || POSGAR2007.test(datum))) return 'wgs84'
  const faja = POSGAR2007.test(datum) && MERCATOR.test(wkt) ? fajaDe(wkt) : undefined
  if (faja) return faja
  throw new TablaRechazada(sistemaDesconocido(/"([^"]{1,80})/.exec(wkt)?.[1] ?? 'un sistema que no se reconoce'))
}

const normal = (nombre = '') => nombre.trim().toUpperCase().replace(/[ -]+/g, '_')

/** The band whose meridian and false easting are both what the file says, from the South Pole and in metres. */
function fajaDe(wkt: string): Sistema | undefined {
  const numero = (nombres: string) =>
    Number(new RegExp(`PARAMETER\\s*\\[\\s*"(?:${nombres})"\\s*,\\s*([-+0-9.eE]+)`, 'i').exec(wkt)?.[1])
  const faja = (numero('false[ _]easting') - 500_000) / 1_000_000
  const meridiano = numero('central[ _]meridian|longitude of natural origin')
  if (!Number.isInteger(faja) || faja < 1 || faja > 7 || meridiano !== -72 + 3 * (faja - 1)) return undefined
  if (numero('latitude[ _]of[ _](?:natural[ _])?origin') !== -90 || numero('false[ _]northing') !== 0) return undefined
  return `faja${faja}` as Sistema
}
