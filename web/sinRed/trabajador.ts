/*
 * The inspector's phone without signal: the portal's own built files, and nothing else. No call of the API passes
 * through here, so that nobody's data is ever kept or answered by it. Only who opens 'Mi jornada' has it installed.
 */

/** Written before this file when the portal is built: its files, each with the digest of its bytes. */
declare const ARCHIVOS: readonly { readonly ruta: string; readonly integridad: string }[]
declare const VERSION: string

const trabajador = self as unknown as ServiceWorkerGlobalScope
const PREFIJO = 'catastro-portal-'
const GUARDADOS = `${PREFIJO}${VERSION}`
const ESPERA_MS = 4000

const BASE = new URL('./', trabajador.location.href)
const PAGINA = new URL('index.html', BASE).href
const CONFIGURACION = new URL('config.json', BASE).href
const RUTAS = new Set(ARCHIVOS.map(({ ruta }) => new URL(ruta, BASE).href))

/** Whole or not at all: a Wi-Fi's login page in the place of a file has other bytes, and the browser refuses it. */
async function instalar() {
  const guardados = await caches.open(GUARDADOS)
  try {
    await guardados.addAll(
      ARCHIVOS.map(
        ({ ruta, integridad }) => new Request(new URL(ruta, BASE), { cache: 'no-cache', integrity: integridad }),
      ),
    )
  } catch (error) {
    // Left empty, it would be taken for the build before the next one, and the real one would be dropped.
    await caches.delete(GUARDADOS)
    throw error
  }
  await configuracion(new Request(CONFIGURACION)).catch(() => undefined)
  await trabajador.skipWaiting()
}

/** The build before this one stays for the tabs that still run it. */
async function limpiar() {
  const versiones = (await caches.keys()).filter((nombre) => nombre.startsWith(PREFIJO) && nombre !== GUARDADOS)
  await Promise.all(versiones.slice(0, -1).map((nombre) => caches.delete(nombre)))
  await trabajador.clients.claim()
}

const conEspera = (pedido: Request) => {
  const corte = new AbortController()
  const reloj = setTimeout(() => corte.abort(), ESPERA_MS)
  return fetch(pedido, { signal: corte.signal }).finally(() => clearTimeout(reloj))
}

const deEsta = async (ruta: string) => (await caches.open(GUARDADOS)).match(ruta)

/** With signal, always the server's: after a release nobody is given the portal that was. */
async function pagina(pedido: Request): Promise<Response> {
  const guardada = await deEsta(PAGINA)
  try {
    const respuesta = await conEspera(pedido)
    return respuesta.status >= 500 && guardada ? guardada : respuesta
  } catch (error) {
    if (guardada) return guardada
    throw error
  }
}

async function configuracion(pedido: Request): Promise<Response> {
  try {
    const respuesta = await conEspera(pedido)
    const esNuestra = respuesta.ok && (respuesta.headers.get('content-type') ?? '').startsWith('application/json')
    if (esNuestra) await (await caches.open(GUARDADOS)).put(CONFIGURACION, respuesta.clone())
    if (esNuestra) return respuesta
  } catch {
    // No signal: what it said last.
  }
  return (await caches.match(CONFIGURACION)) ?? Response.error()
}

/** Its name says its bytes: it never changes. */
const archivo = async (pedido: Request) => (await caches.match(pedido)) ?? fetch(pedido)

trabajador.addEventListener('install', (evento) => evento.waitUntil(instalar()))
trabajador.addEventListener('activate', (evento) => evento.waitUntil(limpiar()))
trabajador.addEventListener('fetch', (evento) => {
  const { request } = evento
  if (request.method !== 'GET') return
  const { href, origin, pathname } = new URL(request.url)
  if (request.mode === 'navigate') {
    if (origin === BASE.origin && (pathname === BASE.pathname || pathname === `${BASE.pathname}index.html`)) {
      evento.respondWith(pagina(request))
    }
  } else if (href === CONFIGURACION) evento.respondWith(configuracion(request))
  else if (RUTAS.has(href)) evento.respondWith(archivo(request))
})
