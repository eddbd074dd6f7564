import type { Caja } from '@catastro/domain/mapa/geometria'
import { type IControl, type Map as Mapa, Marker } from 'maplibre-gl'
import {
  METROS_EXACTOS,
  MI_UBICACION,
  UBICACION_FUERA,
  UBICACION_NEGADA,
  UBICACION_SIN_DATO,
  ubicacionHallada,
} from './mensajes.ts'

const ESPERA_MS = 15_000
const ACERCAMIENTO = 17
const METROS_POR_GRADO = 111_195
/** `PERMISSION_DENIED`: the constant is only on an error that one has. */
const NEGADA = 1

type Decir = (texto: string, tono?: 'info' | 'atencion') => void

/**
 * Shows where the person is, and says it: found and how nearly, out of the city, not allowed, not known. The library's own
 * control flies to wherever that is, and where it was not allowed it only turns grey.
 */
export class MiUbicacion implements IControl {
  readonly #marco: Caja
  readonly #decir: Decir
  readonly #caja = document.createElement('div')
  readonly #marca = new Marker({ element: punto() })

  constructor(marco: Caja, decir: Decir) {
    this.#marco = marco
    this.#decir = decir
  }

  onAdd(mapa: Mapa): HTMLElement {
    const boton = document.createElement('button')
    boton.type = 'button'
    boton.className = 'maplibregl-ctrl-geolocate'
    boton.title = MI_UBICACION
    boton.setAttribute('aria-label', MI_UBICACION)
    const icono = document.createElement('span')
    icono.className = 'maplibregl-ctrl-icon'
    icono.ariaHidden = 'true'
    boton.append(icono)
    boton.addEventListener('click', () => this.#buscar(mapa, boton))
    this.#caja.className = 'maplibregl-ctrl maplibregl-ctrl-group'
    this.#caja.append(boton)
    return this.#caja
  }
  onRemove(): void {
    this.#marca.remove()
    this.#caja.remove()
  }

  #buscar(mapa: Mapa, boton: HTMLButtonElement): void {
    boton.ariaBusy = 'true'
    const terminar: Decir = (texto, tono) => {
      boton.ariaBusy = null
      // The map may have been left while the answer came.
      if (this.#caja.isConnected) this.#decir(texto, tono)
    }
    // Absent on a page that came without https.
    if (!navigator.geolocation) terminar(UBICACION_SIN_DATO)
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => this.#mostrar(mapa, coords, terminar),
      ({ code }) => terminar(code === NEGADA ? UBICACION_NEGADA : UBICACION_SIN_DATO),
      { enableHighAccuracy: true, timeout: ESPERA_MS },
    )
  }

  #mostrar(mapa: Mapa, { longitude, latitude, accuracy }: GeolocationCoordinates, terminar: Decir): void {
    const [oeste, sur, este, norte] = this.#marco
    this.#marca.remove()
    if (!this.#caja.isConnected) return
    if (longitude < oeste || longitude > este || latitude < sur || latitude > norte) {
      terminar(UBICACION_FUERA)
      return
    }
    this.#marca.setLngLat([longitude, latitude]).addTo(mapa)
    // All the ground where the person may be is in sight.
    const alto = accuracy / METROS_POR_GRADO
    const ancho = alto / Math.cos((latitude * Math.PI) / 180)
    mapa.fitBounds([longitude - ancho, latitude - alto, longitude + ancho, latitude + alto], { maxZoom: ACERCAMIENTO })
    terminar(ubicacionHallada(accuracy), accuracy <= METROS_EXACTOS ? 'info' : 'atencion')
  }
}

function punto(): HTMLElement {
  const punto = document.createElement('div')
  punto.className = 'maplibregl-user-location-dot'
  return punto
}
