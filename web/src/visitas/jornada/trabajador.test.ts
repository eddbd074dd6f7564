import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'

/* What the phone keeps of the portal from one build to the next: the worker itself, over a storage kept by hand. */

/** In its own project, with a worker's types: it is named here and not imported by its type. */
const TRABAJADOR: string = '../../../sinRed/trabajador.ts'
const PORTAL = 'https://portal.prueba/'

/** The files as the server has them now. */
let servidos: Record<string, string> | null
let guardados: Map<string, Map<string, string>>
const direccion = (pedido: string | Request) => (typeof pedido === 'string' ? pedido : pedido.url)
const integridad = (texto: string) => `sha256-${createHash('sha256').update(texto).digest('base64')}`

async function pedir(pedido: Request): Promise<Response> {
  const texto = servidos?.[direccion(pedido).replace(PORTAL, '')]
  if (servidos === null) throw new TypeError('sin señal')
  if (texto === undefined) return new Response('', { status: 404 })
  // As a browser does.
  if (pedido.integrity && pedido.integrity !== integridad(texto)) throw new TypeError('otros bytes')
  return new Response(texto, { headers: { 'content-type': 'application/json' } })
}
const abierto = (nombre: string) => {
  const cosas = guardados.get(nombre) ?? new Map<string, string>()
  guardados.set(nombre, cosas)
  return {
    addAll: async (pedidos: Request[]) => {
      const textos = await Promise.all(pedidos.map(async (p) => [p.url, await (await pedir(p)).text()] as const))
      for (const [url, texto] of textos) cosas.set(url, texto)
    },
    put: async (url: string, respuesta: Response) => void cosas.set(direccion(url), await respuesta.text()),
    match: async (pedido: string | Request) => {
      const texto = cosas.get(direccion(pedido))
      return texto === undefined ? undefined : new Response(texto)
    },
  }
}
beforeEach(() => {
  guardados = new Map()
  vi.stubGlobal('caches', {
    open: async (nombre: string) => abierto(nombre),
    keys: async () => [...guardados.keys()],
    delete: async (nombre: string) => guardados.delete(nombre),
    match: async (pedido: string | Request) => {
      for (const nombre of guardados.keys()) {
        const hallada = await abierto(nombre).match(pedido)
        if (hallada) return hallada
      }
      return undefined
    },
  })
  vi.stubGlobal('fetch', pedir)
  return () => vi.unstubAllGlobals()
})

/** A build, as its server serves it, and its worker, as the browser runs it. */
async function construccion(version: string) {
  const archivos = { 'index.html': `página ${version}`, [`assets/${version}.js`]: `código ${version}` }
  servidos = { ...archivos, 'config.json': '{}' }
  const oyentes: Record<string, (evento: object) => void> = {}
  vi.stubGlobal(
    'ARCHIVOS',
    Object.entries(archivos).map(([ruta, texto]) => ({ ruta, integridad: integridad(texto) })),
  )
  vi.stubGlobal('VERSION', version)
  vi.stubGlobal('self', {
    location: { href: `${PORTAL}sw.js` },
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    addEventListener: (que: string, oyente: (evento: object) => void) => {
      oyentes[que] = oyente
    },
  })
  vi.resetModules()
  await import(/* @vite-ignore */ TRABAJADOR)
  const hacer = (que: string) =>
    new Promise((resolve, reject) => {
      oyentes[que]?.({ waitUntil: (obra: Promise<void>) => void obra.then(resolve, reject) })
    })
  return {
    instalar: () => hacer('install'),
    activar: () => hacer('activate'),
    pagina: () =>
      new Promise<string>((resolve, reject) => {
        const request = { url: PORTAL, method: 'GET', mode: 'navigate' }
        const respondWith = (r: Promise<Response>) => void r.then((respuesta) => respuesta.text()).then(resolve, reject)
        oyentes.fetch?.({ request, respondWith })
      }),
  }
}
const versiones = () => [...guardados.keys()].map((nombre) => nombre.replace('catastro-portal-', ''))

test('una construcción nueva guarda sus archivos; la anterior queda para lo abierto, y las demás se van', async () => {
  for (const [version, quedan] of [
    ['a', ['a']],
    ['b', ['a', 'b']],
    ['c', ['b', 'c']],
  ] as const) {
    const nueva = await construccion(version)
    await nueva.instalar()
    await nueva.activar()
    expect(versiones()).toEqual(quedan)
    servidos = null
    expect(await nueva.pagina()).toBe(`página ${version}`)
  }
  expect([...(guardados.get('catastro-portal-c')?.keys() ?? [])]).toEqual(
    ['index.html', 'assets/c.js', 'config.json'].map((ruta) => PORTAL + ruta),
  )
})

test('la que no bajó entera no queda a medias, ni echa a la que se usa', async () => {
  const buena = await construccion('a')
  await buena.instalar()
  await buena.activar()
  const cortada = await construccion('b')
  servidos = { ...servidos, 'assets/b.js': '<html>Ingrese a la red</html>' }
  await expect(cortada.instalar()).rejects.toThrow('otros bytes')
  expect(versiones()).toEqual(['a'])
  const siguiente = await construccion('c')
  await siguiente.instalar()
  await siguiente.activar()
  expect(versiones()).toEqual(['a', 'c'])
})
