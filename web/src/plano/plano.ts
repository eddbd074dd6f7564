import type { Caja } from '@catastro/domain/mapa/geometria'
import { Map as Mapa, NavigationControl, ScaleControl, setWorkerUrl, type VectorTileSource } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import urlDelObrero from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { anotarSesion, cabecerasDeSesion } from '../red/cliente.ts'
import type { Configuracion } from '../red/configuracion.ts'
import { type Base, SIN_BASE, traerBase } from './base.ts'
import { type Capas, carpetasDe, direccionDeTeselas, esNuestra, estiloDe, esUna } from './estilo.ts'
import { EN_ESPANOL, FALLA_DE_LA_BASE, FALLA_DEL_MAPA } from './mensajes.ts'
import { MiUbicacion } from './ubicacion.ts'

setWorkerUrl(urlDelObrero)

const LETRA = "400 24px 'Encode Sans Variable'"
const MILISEGUNDOS_POR_DIA = 86_400_000
const ACERCAMIENTO_A_UNA = 18
const BORDE = 48

export interface Avisos {
  readonly alElegirParcela: (idParcela: number) => void
  readonly alElegirManzana: (idManzana: number) => void
  /** `laPersona`: the person moved it, and not the portal. */
  readonly alMover: (caja: Caja, laPersona: boolean) => void
  readonly avisar: (texto: string, tono?: 'info' | 'atencion') => void
}

export interface Marcas {
  readonly parcela: number | null
  readonly manzana: number | null
  readonly halladas: readonly number[]
}

export interface Plano {
  actualizar(capas: Capas): void
  marcar(marcas: Marcas): void
  filtrar(estados: readonly number[]): void
  encuadrar(caja: Caja): void
  quitar(): void
}

interface Inicio {
  readonly capas: Capas
  readonly marco: Caja
  readonly base: Configuracion['mapaBase']
  readonly estados: readonly number[]
}

/** The map itself, outside of React: it is told what to show and tells what was chosen. */
export async function abrirPlano(
  lugar: HTMLElement,
  { capas, marco, base, estados }: Inicio,
  avisos: Avisos,
): Promise<Plano> {
  const [debajo] = await Promise.all([traer(base, avisos), document.fonts.load(LETRA)])
  const hoy = Math.floor(Date.now() / MILISEGUNDOS_POR_DIA)
  const mapa = new Mapa({
    container: lugar,
    style: estiloDe(capas, debajo, estados, hoy),
    bounds: [...marco],
    fitBoundsOptions: { padding: 24 },
    minZoom: 8,
    maxZoom: 21,
    dragRotate: false,
    pitchWithRotate: false,
    locale: EN_ESPANOL,
    attributionControl: debajo === SIN_BASE ? false : { compact: false },
    transformRequest: (url) => (esNuestra(url) ? { url, headers: cabecerasDeSesion() } : { url }),
  })
  mapa.touchZoomRotate.disableRotation()
  mapa.keyboard.disableRotation()
  mapa.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  mapa.addControl(new MiUbicacion(marco, avisos.avisar), 'top-right')
  mapa.addControl(new ScaleControl({ unit: 'metric' }), 'bottom-left')
  escuchar(mapa, avisos)

  await new Promise<void>((resolve) => mapa.once('style.load', () => resolve()))
  let vigentes = capas
  const filtroDe = (id: string, ids: readonly (number | null)[]) =>
    mapa.setFilter(id, esUna(ids.filter((n) => n !== null)))
  return {
    actualizar(nuevas) {
      for (const [nombre, version] of Object.entries(nuevas)) {
        if (version === null || vigentes[nombre as keyof Capas] === version) continue
        const fuente = mapa.getSource<VectorTileSource>(nombre)
        fuente?.setTiles([direccionDeTeselas(nombre as keyof Capas, version)])
      }
      vigentes = nuevas
    },
    marcar({ parcela, manzana, halladas }) {
      filtroDe('halladas', halladas)
      filtroDe('manzana-elegida', [manzana])
      filtroDe('parcela-elegida', [parcela])
      filtroDe('borde-elegido', [parcela])
    },
    filtrar(elegidos) {
      if (vigentes.carpetas === null) return
      const { porManzana, unaPorUna } = carpetasDe(elegidos, hoy)
      mapa.setFilter('carpetas-por-manzana', porManzana.filter)
      mapa.setPaintProperty('carpetas-por-manzana', 'circle-color', porManzana.color)
      mapa.setFilter('cuantas-carpetas', porManzana.filter)
      mapa.setLayoutProperty('cuantas-carpetas', 'text-field', ['to-string', porManzana.cuantas])
      mapa.setFilter('carpetas', unaPorUna.filter)
    },
    encuadrar: (caja) => mapa.fitBounds([...caja], { padding: BORDE, maxZoom: ACERCAMIENTO_A_UNA, essential: false }),
    quitar: () => mapa.remove(),
  }
}

/** Without it the map stands on its own ground. */
async function traer(base: Inicio['base'], { avisar }: Avisos): Promise<Base> {
  if (!base) return SIN_BASE
  return traerBase(base).catch(() => {
    avisar(FALLA_DE_LA_BASE)
    return SIN_BASE
  })
}

/** A folder's point and a parcel come before the block that they stand on. */
function escuchar(mapa: Mapa, { alElegirParcela, alElegirManzana, alMover, avisar }: Avisos) {
  const hay = (id: string) => mapa.getLayer(id) !== undefined
  mapa.on('click', ({ point }) => {
    const de = (...capas: string[]) => mapa.queryRenderedFeatures(point, { layers: capas.filter(hay) })[0]
    const deCarpetas = de('carpetas', 'carpetas-por-manzana')
    if (deCarpetas) return alElegirManzana(Number(deCarpetas.properties.manzana ?? deCarpetas.id))
    const parcela = de('parcelas')
    if (parcela) return alElegirParcela(Number(parcela.id))
    const manzana = de('manzanas')
    if (manzana) alElegirManzana(Number(manzana.id))
  })
  for (const id of ['parcelas', 'manzanas', 'carpetas', 'carpetas-por-manzana']) {
    mapa.on('mouseenter', id, () => {
      mapa.getCanvas().style.cursor = 'pointer'
    })
    mapa.on('mouseleave', id, () => {
      mapa.getCanvas().style.cursor = ''
    })
  }
  const vista = (laPersona: boolean) => {
    const v = mapa.getBounds()
    alMover([v.getWest(), v.getSouth(), v.getEast(), v.getNorth()], laPersona)
  }
  mapa.on('moveend', ({ originalEvent }) => vista(originalEvent !== undefined))
  mapa.once('load', () => vista(false))
  mapa.on('error', ({ error }) => {
    const { status, url } = error as { readonly status?: unknown; readonly url?: unknown }
    if (status === 401 && esNuestra(String(url))) anotarSesion(401, () => null)
    else avisar(FALLA_DEL_MAPA)
  })
}
