import { matchPath } from 'react-router'
import { INICIO, PORTADA } from '../acceso/direcciones.ts'
import { lugarActual } from '../red/navegador.ts'
import { RUTAS } from './rutas.ts'

/** Asks for the file of the screen that the address names while the session is being checked, and not after. */
export function precargarPantalla() {
  const [camino = ''] = lugarActual().replace(/^#/, '').split('?')
  // The start page leads there.
  const destino = camino === '' || camino === '/' ? INICIO.ruta : camino
  const ruta = RUTAS.find((una) => una.ruta !== PORTADA.ruta && matchPath(una.ruta, destino))
  ruta?.Pantalla.precargar?.()
}
