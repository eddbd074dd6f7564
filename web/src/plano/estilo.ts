import { ZOOM, ZOOM_DE_NUMEROS_DE_MANZANA, ZOOM_DE_ROTULOS, ZOOM_DE_UNA_CARPETA } from '@catastro/domain/mapa/reglas'
import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import { configuracion } from '../red/configuracion.ts'
import { COLORES } from '../ui/theme.ts'
import { type Base, SIN_BASE } from './base.ts'
import { EDADES } from './edades.ts'
import { SUELO } from './suelo.ts'

export interface Capas {
  readonly calles: number
  readonly manzanas: number
  readonly parcelas: number
  readonly carpetas: number | null
}
type Fuente = keyof Capas

const FUENTE = ['Encode Sans Variable']
const CALLE = '#FFFFFF'
const [MANZANA, BORDE_DE_MANZANA, LINDE] = ['#DDE4EB', '#B3BFCA', '#A9B7C4']

const direccionDeLaApi = () => new URL(configuracion().api, document.baseURI).href.replace(/\/$/, '')
export const esNuestra = (url: string) => url.startsWith(`${direccionDeLaApi()}/mapa/`)

export const direccionDeTeselas = (fuente: Fuente, version: number) =>
  `${direccionDeLaApi()}/mapa/${fuente === 'carpetas' ? fuente : `teselas/${fuente}`}/${version}/{z}/{x}/{y}`

const fuente = (cual: Fuente, version: number): SourceSpecification => ({
  type: 'vector',
  tiles: [direccionDeTeselas(cual, version)],
  minzoom: ZOOM[cual].min,
  maxzoom: ZOOM[cual].max,
})

const ninguna: ExpressionSpecification = ['==', ['id'], -1]
export const esUna = (ids: readonly number[]): ExpressionSpecification => ['in', ['id'], ['literal', [...ids]]]

const rotulo = (color: string) => ({ 'text-color': color, 'text-halo-color': '#FFFFFF', 'text-halo-width': 1.5 })

const SUELOS: readonly LayerSpecification[] = [
  { id: 'suelo', type: 'background', paint: { 'background-color': SUELO } },
  {
    id: 'ejido',
    type: 'fill',
    source: 'manzanas',
    'source-layer': 'ejido',
    paint: { 'fill-color': MANZANA, 'fill-antialias': false },
  },
  {
    id: 'calles',
    type: 'line',
    source: 'calles',
    'source-layer': 'calles',
    layout: { 'line-cap': 'round' },
    paint: {
      'line-color': CALLE,
      'line-width': [
        'interpolate',
        ['exponential', 2],
        ['zoom'],
        12,
        1,
        14,
        3,
        19,
        ['case', ['get', 'avenida'], 96, 72],
      ],
    },
  },
  {
    id: 'manzanas',
    type: 'fill',
    source: 'manzanas',
    'source-layer': 'manzanas',
    paint: { 'fill-color': MANZANA, 'fill-outline-color': BORDE_DE_MANZANA },
  },
  {
    id: 'parcelas',
    type: 'fill',
    source: 'parcelas',
    'source-layer': 'parcelas',
    paint: { 'fill-color': '#F8FAFB' },
  },
  {
    id: 'lindes',
    type: 'line',
    source: 'parcelas',
    'source-layer': 'parcelas',
    paint: { 'line-color': LINDE, 'line-width': ['interpolate', ['linear'], ['zoom'], 14, 0.4, 18, 1.2] },
  },
]

/** Blocks and parcels can be picked, and let the city's own map be seen through; what it draws itself is left out. */
function sobreOtroMapa(capa: LayerSpecification): LayerSpecification[] {
  if (capa.id === 'lindes') return [capa]
  const seElige = capa.type === 'fill' && (capa.id === 'manzanas' || capa.id === 'parcelas')
  return seElige ? [{ ...capa, paint: { 'fill-opacity': 0 } }] : []
}

const ELEGIDAS: readonly LayerSpecification[] = [
  {
    id: 'halladas',
    type: 'fill',
    source: 'parcelas',
    'source-layer': 'parcelas',
    filter: ninguna,
    paint: { 'fill-color': COLORES.foco, 'fill-opacity': 0.55 },
  },
  {
    id: 'manzana-elegida',
    type: 'line',
    source: 'manzanas',
    'source-layer': 'manzanas',
    filter: ninguna,
    paint: { 'line-color': COLORES.primario, 'line-width': 3 },
  },
  {
    id: 'parcela-elegida',
    type: 'fill',
    source: 'parcelas',
    'source-layer': 'parcelas',
    filter: ninguna,
    paint: { 'fill-color': COLORES.foco, 'fill-outline-color': COLORES.texto },
  },
  {
    id: 'borde-elegido',
    type: 'line',
    source: 'parcelas',
    'source-layer': 'parcelas',
    filter: ninguna,
    paint: { 'line-color': COLORES.texto, 'line-width': 2.5 },
  },
]

const ROTULOS: readonly LayerSpecification[] = [
  {
    id: 'nombres-de-calles',
    type: 'symbol',
    source: 'calles',
    'source-layer': 'calles',
    minzoom: 13.5,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'nombre'],
      'text-font': FUENTE,
      'text-size': ['interpolate', ['linear'], ['zoom'], 14, 10, 18, 14],
    },
    paint: rotulo(COLORES.textoTenue),
  },
  {
    id: 'numeros-de-manzana',
    type: 'symbol',
    source: 'manzanas',
    'source-layer': 'rotulos',
    minzoom: ZOOM_DE_NUMEROS_DE_MANZANA + 0.5,
    maxzoom: 17.5,
    layout: { 'text-field': ['get', 'manzana'], 'text-font': FUENTE, 'text-size': 14 },
    paint: rotulo(COLORES.primario),
  },
  {
    id: 'numeros-de-parcela',
    type: 'symbol',
    source: 'parcelas',
    'source-layer': 'rotulos',
    minzoom: Math.max(17, ZOOM_DE_ROTULOS),
    layout: { 'text-field': ['get', 'parcela'], 'text-font': FUENTE, 'text-size': 12 },
    paint: rotulo(COLORES.texto),
  },
]

type Valor = DataDrivenPropertyValueSpecification<string> & ExpressionSpecification
const porEdad = (dia: ExpressionSpecification, hoy: number): Valor => {
  const [primera, ...siguientes] = EDADES
  const cortes = siguientes.flatMap(({ desde, color }) => [desde, color])
  return ['step', ['-', hoy, dia], primera.color, ...cortes] as unknown as Valor
}

/** Folders of these states, by how long they have waited: by block from afar, one by one from near. */
export function carpetasDe(estados: readonly number[], hoy: number) {
  const cuantas: ExpressionSpecification = [
    '+',
    0,
    ...estados.map((e) => ['coalesce', ['get', `e${e}`], 0] as ExpressionSpecification),
  ]
  const masVieja: ExpressionSpecification = [
    'min',
    hoy,
    ...estados.map((e) => ['coalesce', ['get', `d${e}`], hoy] as ExpressionSpecification),
  ]
  return {
    porManzana: { filter: ['>', cuantas, 0] as ExpressionSpecification, cuantas, color: porEdad(masVieja, hoy) },
    unaPorUna: {
      filter: ['in', ['get', 'estado'], ['literal', [...estados]]] as ExpressionSpecification,
      color: porEdad(['get', 'dia'], hoy),
    },
  }
}

function capasDeCarpetas(estados: readonly number[], hoy: number): LayerSpecification[] {
  const { porManzana, unaPorUna } = carpetasDe(estados, hoy)
  const deCarpetas = { source: 'carpetas', 'source-layer': 'carpetas' } as const
  const contorno = { 'circle-stroke-color': '#FFFFFF', 'circle-stroke-width': 2 }
  return [
    {
      id: 'carpetas-por-manzana',
      type: 'circle',
      ...deCarpetas,
      maxzoom: ZOOM_DE_UNA_CARPETA,
      filter: porManzana.filter,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 12, 8, 14, 13],
        'circle-color': porManzana.color,
        ...contorno,
      },
    },
    {
      id: 'cuantas-carpetas',
      type: 'symbol',
      ...deCarpetas,
      maxzoom: ZOOM_DE_UNA_CARPETA,
      filter: porManzana.filter,
      layout: {
        'text-field': ['to-string', porManzana.cuantas],
        'text-font': FUENTE,
        'text-size': 13,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': '#FFFFFF' },
    },
    {
      id: 'carpetas',
      type: 'circle',
      ...deCarpetas,
      minzoom: ZOOM_DE_UNA_CARPETA,
      filter: unaPorUna.filter,
      paint: { 'circle-radius': 9, 'circle-color': unaPorUna.color, ...contorno },
    },
  ]
}

/** Without `glyphs`: letters are drawn with the page's own font. */
export function estiloDe(
  { carpetas, ...publicas }: Capas,
  base: Base,
  estados: readonly number[],
  hoy: number,
): StyleSpecification {
  const { calles, manzanas, parcelas } = publicas
  const suelos = base === SIN_BASE ? SUELOS : SUELOS.flatMap(sobreOtroMapa)
  return {
    version: 8,
    sources: {
      calles: fuente('calles', calles),
      manzanas: fuente('manzanas', manzanas),
      parcelas: fuente('parcelas', parcelas),
      ...(carpetas !== null && { carpetas: fuente('carpetas', carpetas) }),
      ...base.sources,
    },
    layers: [
      ...base.layers,
      ...suelos,
      ...ELEGIDAS,
      ...ROTULOS,
      ...(carpetas === null ? [] : capasDeCarpetas(estados, hoy)),
    ],
  }
}
