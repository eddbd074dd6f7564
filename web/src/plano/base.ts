import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { Configuracion } from '../red/configuracion.ts'
import { SUELO } from './suelo.ts'

/** What the city's map is drawn over, ready to go below it. */
export interface Base {
  readonly sources: Readonly<Record<string, SourceSpecification>>
  readonly layers: readonly LayerSpecification[]
}
type DeLaCiudad = NonNullable<Configuracion['mapaBase']>

/** No base of the city's own: the map's. */
export const SIN_BASE: Base = { sources: {}, layers: [] }

export const traerBase = async (base: DeLaCiudad): Promise<Base> =>
  base.tipo === 'imagenes' ? deImagenes(base) : deEstilo(base)

function deImagenes({ url, atribucion }: DeLaCiudad): Base {
  const attribution = comoHtml(atribucion)
  return {
    sources: { base: { type: 'raster', tiles: [url], tileSize: 256, attribution } },
    layers: [FONDO, { id: 'base', type: 'raster', source: 'base' }],
  }
}

/** What there is where the city's own map has nothing. */
const FONDO: LayerSpecification = { id: 'suelo', type: 'background', paint: { 'background-color': SUELO } }

/** The style's surfaces and lines. Its letters and signs need files of its own, and ours say the same: they stay out. */
async function deEstilo({ url, atribucion }: DeLaCiudad): Promise<Base> {
  const respuesta = await fetch(url)
  if (!respuesta.ok) throw new Error(`El estilo del mapa de base respondió ${respuesta.status}`)
  const { sources, layers }: StyleSpecification = await respuesta.json()
  const absolutas = Object.entries(sources).map(([nombre, fuente], n) => [
    deBase(nombre),
    conDirecciones(fuente, url, n === 0 ? comoHtml(atribucion) : ''),
  ])
  return {
    sources: Object.fromEntries(absolutas),
    layers: [FONDO, ...layers.filter(seDibuja).map(enSuLugar)],
  }
}

const deBase = (nombre: string) => `base-${nombre}`

const seDibuja = (capa: LayerSpecification) =>
  capa.type !== 'symbol' && !Object.keys(capa.paint ?? {}).some((propiedad) => propiedad.endsWith('-pattern'))

const enSuLugar = (capa: LayerSpecification): LayerSpecification =>
  'source' in capa && typeof capa.source === 'string'
    ? ({ ...capa, id: deBase(capa.id), source: deBase(capa.source) } as LayerSpecification)
    : { ...capa, id: deBase(capa.id) }

/** Written from where the style is; a tile's address keeps its braces. */
function conDirecciones(fuente: SourceSpecification, desde: string, atribucion: string): SourceSpecification {
  const absoluta = (direccion: string) =>
    new URL(direccion, desde).href.replaceAll(/%7B(\w+)%7D/gi, (_, nombre: string) => `{${nombre}}`)
  return {
    ...fuente,
    ...('url' in fuente && fuente.url && { url: absoluta(fuente.url) }),
    ...('tiles' in fuente && fuente.tiles && { tiles: fuente.tiles.map(absoluta) }),
    ...(atribucion && { attribution: atribucion }),
  } as SourceSpecification
}

/** Whose it is, as a text: the map's corner takes HTML. */
const comoHtml = (texto: string) => texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
