/** What everybody signed in sees of the city: the ground, without owners. */
export const CAPAS_PUBLICAS = ['calles', 'manzanas', 'parcelas'] as const
type CapaPublica = (typeof CAPAS_PUBLICAS)[number]
/** Folders under way are staff's alone. */
export type Capa = CapaPublica | 'carpetas'

/**
 * From which zoom each layer has tiles, and up to which the server makes them: beyond, the browser enlarges the last. A
 * parcel's corner at zoom 19 falls within 2 cm of the stored one, since a tile counts 4096 steps over 70 m.
 */
export const ZOOM: Readonly<Record<Capa, { readonly min: number; readonly max: number }>> = {
  calles: { min: 12, max: 17 },
  manzanas: { min: 8, max: 17 },
  parcelas: { min: 14, max: 19 },
  carpetas: { min: 10, max: 17 },
}
/** Below it blocks are too many for a tile, and the built-up ground is drawn in their place. */
export const ZOOM_DE_MANZANAS = 12
/** Below it a block's folders are one point with their count; from here on each is a point of its own. */
export const ZOOM_DE_UNA_CARPETA = 15
/** From here on tiles carry what is written on a block, and on a parcel. */
export const ZOOM_DE_NUMEROS_DE_MANZANA = 14
export const ZOOM_DE_ROTULOS = 16

/** Where the country is: what no parcel of any of its cities lies out of. West, south, east, north. */
export const MARCO_DEL_PAIS = [-73.6, -55.1, -53.6, -21.7] as const

export const MIN_BUSQUEDA = 3
export const RESULTADOS = 20
export const MANZANAS_POR_PAGINA = 10
