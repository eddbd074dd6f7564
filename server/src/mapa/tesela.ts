import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Capa, ZOOM } from '@catastro/domain/mapa/reglas'
import { type GeoJSONToTileOptions, type GeoJSONVTTile, geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature } from 'geojson'
import type { Db } from '../plataforma/db.ts'
import { type Cuadro, esDelMundo, MARGEN, PASOS } from './cuadro.ts'
import { RASGOS } from './rasgos.ts'

const comprimir = promisify(gzip)

/** Nothing is simplified: a border that two parcels share stays one line at every zoom. */
const CORTE: GeoJSONToTileOptions = { extent: PASOS, buffer: MARGEN, tolerance: 0, maxZoom: 24, clip: true }
const VERSION_DEL_FORMATO = 2

export interface Tesela {
  readonly version: number
  /** A Mapbox Vector Tile, compressed. */
  readonly bytes: Buffer
}

export const tieneTeselas = (capa: Capa, cuadro: Cuadro) =>
  cuadro.z >= ZOOM[capa].min && cuadro.z <= ZOOM[capa].max && esDelMundo(cuadro)

export async function hacerTesela(db: Db, capa: Capa, cuadro: Cuadro): Promise<Tesela> {
  const { version, capas } = await RASGOS[capa](db, cuadro)
  const { z, x, y } = cuadro
  const partes: Record<string, GeoJSONVTTile> = {}
  for (const [nombre, texto] of Object.entries(capas)) {
    if (texto === null) continue
    const features: Feature[] = JSON.parse(texto)
    partes[nombre] = geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, CORTE)
  }
  const mvt = fromGeojsonVt(partes, { version: VERSION_DEL_FORMATO, extent: PASOS })
  return { version, bytes: await comprimir(mvt) }
}
