import { INICIO, PAGINA_DE_PORTADA, PORTADA } from '../acceso/direcciones.ts'
import { leerToken } from '../red/almacen.ts'
import { cargarConfiguracion } from '../red/configuracion.ts'
import { tomarDeLaDireccion } from '../red/direccion.ts'
import { lugarActual, volverA } from '../red/navegador.ts'
import { quienEs } from '../red/persona.ts'
import { loPendiente } from './inicio/loPendiente.ts'
import { rutaDe } from './rutas.ts'

/**
 * What runs before everything else of the portal: who this is, the file of the screen that the address names, and at home what
 * waits, are asked for while React is still on its way. Nothing here, nor what it imports, needs React.
 */
export const tomado = tomarDeLaDireccion()
export const configurado = cargarConfiguracion()

const [camino = ''] = lugarActual().replace(/^#/, '').split('?')
// Before the rest of the portal is here: it is not needed there.
if (camino === PORTADA.ruta) volverA(PAGINA_DE_PORTADA)
// The start page leads there.
const ruta = camino === '' || camino === '/' ? INICIO.ruta : camino
const { pantalla } = rutaDe(ruta)
// That it did not come is said where it is opened.
pantalla.traer().catch(() => {})

const token = tomado.auth ?? leerToken()
if (token) {
  void configurado.then(() => {
    quienEs.adelantar(token)
    // The largest thing at home is what waits for its person.
    if (ruta === INICIO.ruta) loPendiente.adelantar(token)
  })
}
