import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../../pruebas/carpetasDePrueba.ts'
import { servirPagina } from './pagina.ts'
import { crearServidor } from './servidor.ts'

let portal: AppDePrueba
let archivo: string
let carpeta: string
let paginas: Awaited<ReturnType<typeof crearServidor>>
beforeAll(async () => {
  portal = await appDePrueba()
  const idCarpeta = await carpetasDePrueba(portal).presentada()
  const { archivos } = (
    await portal.como('pablo', { url: `/api/documentacion/archivos?idCarpeta=${idCarpeta}` })
  ).json()
  archivo = `/api/documentacion/archivo/${archivos[0].idArchivo}`
  carpeta = await mkdtemp(join(tmpdir(), 'portal-pagina-'))
  await writeFile(join(carpeta, 'index.html'), '<!doctype html><title>Portal</title>')
  const sinOtros = { conexiones: [], formularios: [], imagenes: [] }
  paginas = await crearServidor({
    nivelDeRegistro: 'silent',
    limiteDeLlamadas: 0,
    soloHttps: false,
    proxies: [],
    ...sinOtros,
  })
  await servirPagina(paginas, carpeta, async () => ({
    ciudad: { color: '#0B4F8A', acento: '#B45309', portal: 'Catastro' },
  }))
})
afterAll(async () => {
  await paginas.close()
  await rm(carpeta, { recursive: true, force: true })
})

const SIEMPRE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}
const PAGINA = {
  ...SIEMPRE,
  'content-security-policy': expect.stringMatching(/^default-src 'self';script-src 'self';.*frame-ancestors 'none'$/),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(
    /^camera=\(self\), geolocation=\(self\), clipboard-write=\(self\), fullscreen=\(self\), .*\bmicrophone=\(\).*\bpayment=\(\)/,
  ),
}
const DATOS = {
  ...SIEMPRE,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

it('la página: su código y nada más, ni marcos; cámara y lugar solo para ella, y nada de lo demás del equipo', async () => {
  const respuesta = await paginas.inject('/')
  expect([respuesta.statusCode, respuesta.headers]).toMatchObject([200, PAGINA])
})

it.each([
  ['los ajustes', '/config.json', 200, PAGINA],
  ['una dirección que no existe', '/no-existe', 404, PAGINA],
  ['una dirección mal escrita', '/api/padron/obtenerDomicilioPorPadron/%E0%A4%A', 400, SIEMPRE],
  ['una llamada', '/api/formulario/calles', 200, DATOS],
  ['una que se niega', '/api/catastroRoles', 403, DATOS],
  ['una con un dato mal', '/api/documentacion/archivo/x', 400, DATOS],
  ['de la API, una que no existe', '/api/no-existe', 404, PAGINA],
])('%s', async (_que, url, estado, cabeceras) => {
  const respuesta = await portal.como('pablo', { url })
  expect([respuesta.statusCode, respuesta.headers]).toMatchObject([estado, cabeceras])
})

it('lo que la página baja para dibujarse lleva su política, y no lo que es de un documento', async () => {
  const { headers } = await paginas.inject('/assets/base-DOxi6yh1.js')
  const { 'content-security-policy': politica } = PAGINA
  expect(headers).toMatchObject({ ...SIEMPRE, 'content-security-policy': politica })
  for (const cual of ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'])
    expect(headers).not.toHaveProperty(cual)
})

it('una falla nuestra, y un archivo que baja', async () => {
  await portal.db.$client.query('alter table calle rename to otra')
  const falla = await portal.como('pablo', { url: '/api/formulario/calles' })
  await portal.db.$client.query('alter table otra rename to calle')
  expect([falla.statusCode, falla.headers]).toMatchObject([500, DATOS])
  const bajado = await portal.como('pablo', { url: archivo })
  expect([bajado.statusCode, bajado.headers]).toMatchObject([
    200,
    { ...SIEMPRE, 'content-security-policy': "sandbox; default-src 'none'", 'cache-control': 'private, no-store' },
  ])
})

it('lo que no llega a ser un pedido', async () => {
  const puerto = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const conexion = connect(puerto, '127.0.0.1')
  conexion.write('HOLA\r\n\r\n')
  const dicho = (await text(conexion)).toLowerCase()
  expect(dicho).toMatch(/^http\/1\.1 400 /)
  for (const [nombre, valor] of Object.entries(DATOS)) expect(dicho).toContain(`${nombre}: ${valor}\r\n`)
})
