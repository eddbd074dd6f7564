import { faltaDelShapefile, SIN_SHAPEFILE, variasCapas } from '@catastro/domain/importaciones/mensajes'
import { TablaRechazada } from './topes.ts'
import type { Zip } from './zip.ts'

/** What the Mac puts beside every file of a ZIP. */
const ajena = (ruta: string) => /(^|\/)(__MACOSX\/|\._)/.test(ruta)

/** The one layer of a ZIP: where each of its files is. Case does not matter, folders neither. */
export function capaDe({ rutas }: Zip) {
  const propias = rutas.filter((ruta) => !ajena(ruta))
  const capas = propias.filter((ruta) => /\.shp$/i.test(ruta))
  const [capa] = capas
  if (!capa) throw new TablaRechazada(SIN_SHAPEFILE)
  if (capas.length > 1) throw new TablaRechazada(variasCapas(capas.map((ruta) => ruta.slice(0, -4)).slice(0, 5)))
  const base = capa.slice(0, -4).toLowerCase()
  const suya = (extension: string) => propias.find((ruta) => ruta.toLowerCase() === `${base}.${extension}`)
  const exigida = (extension: string) => {
    const ruta = suya(extension)
    if (!ruta) throw new TablaRechazada(faltaDelShapefile(extension))
    return ruta
  }
  return { shp: capa, shx: exigida('shx'), dbf: exigida('dbf'), prj: suya('prj'), cpg: suya('cpg') }
}
