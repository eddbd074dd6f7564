import { INICIO, PAGINA_DE_PORTADA, PORTADA } from '../acceso/direcciones.ts'
import { leerToken } from '../red/almacen.ts'
import { adelantar } from '../red/cliente.ts'
import { cargarConfiguracion } from '../red/configuracion.ts'
import { tomarDeLaDireccion } from '../red/direccion.ts'
import { lugarActual, volverA } from '../red/navegador.ts'
import { adelantarQuienEs } from '../red/persona.ts'
import { rutaDe } from './rutas.ts'

/**
 * What runs before everything else of the portal: who this is, the file of the screen that the address names, and what it
 * will ask first, are asked for while React is still on its way. Nothing here, nor what it imports, needs React.
 */
export const tomado = tomarDeLaDireccion()
export const configurado = cargarConfiguracion()

const [camino = '', busqueda = ''] = lugarActual().replace(/^#/, '').split(/[?#]/)
// Before the rest of the portal is here: it is not needed there.
if (camino === PORTADA.ruta) volverA(PAGINA_DE_PORTADA)
// The start page leads there.
const ruta = camino === '' || camino === '/' ? INICIO.ruta : camino
const { pantalla, adelanto } = rutaDe(ruta)
// That it did not come is said where it is opened.
pantalla.traer().catch(() => {})

const guardado = leerToken()
const token = tomado.auth ?? guardado
if (token) {
  void configurado.then(() => {
    adelantarQuienEs(token)
    // Whoever is in may not want to be the one whom a link brings: nothing is read in that one's name before they choose.
    if (guardado === null || guardado === token) adelanto?.(adelantar(token), new URLSearchParams(busqueda))
  })
}
