import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { iniciarServidor, type Servidor } from '../../server/pruebas/caidas/proceso.ts'
import { capaDeSuperficies } from '../../server/src/mapa/capaDeSuperficies.ts'
import { CUIL } from '../ingresar.ts'
import { CON_WEBGL, colorDeAfuera, colorDelMedio, lienzo } from '../mapa.ts'

/** A city that draws its map over one of its own: pictures, or vector tiles, from another site. */
test.use({ launchOptions: CON_WEBGL })

const NARANJA = [230, 140, 20] as const
const VERDE = [60, 160, 90] as const
const ATRIBUCION = '© Catastro & Cía <2026>'

/** A picture of one colour. */
function png([r, g, b]: readonly [number, number, number]): Buffer {
  const parte = (tipo: string, datos: Buffer) => {
    const cuerpo = Buffer.concat([Buffer.from(tipo), datos])
    const [largo, suma] = [Buffer.alloc(4), Buffer.alloc(4)]
    largo.writeUInt32BE(datos.length)
    suma.writeUInt32BE(crc32(cuerpo))
    return Buffer.concat([largo, cuerpo, suma])
  }
  const LADO = 4
  const cabecera = Buffer.from([0, 0, 0, LADO, 0, 0, 0, LADO, 8, 2, 0, 0, 0])
  const renglon = [0, ...Array.from({ length: LADO }, () => [r, g, b]).flat()]
  const puntos = deflateSync(Buffer.from(Array.from({ length: LADO }, () => renglon).flat()))
  const firma = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([firma, parte('IHDR', cabecera), parte('IDAT', puntos), parte('IEND', Buffer.alloc(0))])
}

const TODO = [
  [0, 0],
  [4096, 0],
  [4096, 4096],
  [0, 4096],
].map(([x = 0, y = 0]) => ({ x, y }))
const SUELO = capaDeSuperficies('suelo', [{ id: 1, anillos: [TODO] }])
const rgb = (color: readonly number[]) => `rgb(${color.join(', ')})`
const ESTILO = {
  version: 8,
  glyphs: 'https://letras.example/{fontstack}/{range}.pbf',
  sources: { ciudad: { type: 'vector', tiles: ['cuadros/{z}/{x}/{y}.pbf'], maxzoom: 14 } },
  layers: [
    { id: 'fondo', type: 'background', paint: { 'background-color': rgb(NARANJA) } },
    { id: 'suelo', type: 'fill', source: 'ciudad', 'source-layer': 'suelo', paint: { 'fill-color': rgb(VERDE) } },
    { id: 'nombres', type: 'symbol', source: 'ciudad', 'source-layer': 'nombres', layout: { 'text-field': 'X' } },
  ],
}

let cuadros: Server
let sitio: string
const pedidos: { readonly url: string; readonly authorization: string | undefined }[] = []
test.beforeAll(async () => {
  cuadros = createServer(({ url = '', headers }, respuesta) => {
    pedidos.push({ url, authorization: headers.authorization })
    respuesta.setHeader('access-control-allow-origin', '*')
    if (url.endsWith('.png')) respuesta.setHeader('content-type', 'image/png').end(png(NARANJA))
    else if (url.endsWith('.pbf')) respuesta.setHeader('content-type', 'application/x-protobuf').end(SUELO)
    else if (url === '/estilo.json') respuesta.setHeader('content-type', 'application/json').end(JSON.stringify(ESTILO))
    else respuesta.writeHead(404).end()
  })
  await new Promise<void>((resolve) => cuadros.listen(0, '127.0.0.1', resolve))
  sitio = `http://127.0.0.1:${(cuadros.address() as AddressInfo).port}`
})
test.afterAll(() => {
  cuadros.closeAllConnections()
  cuadros.close()
})

async function conBase(url: string, page: Page, recorrido: (direccion: string) => Promise<void>) {
  const carpeta = mkdtempSync(join(tmpdir(), 'portal-e2e-base-'))
  let portal: Servidor | undefined
  try {
    portal = await iniciarServidor(carpeta, { MAPA_BASE_URL: url, MAPA_BASE_ATRIBUCION: ATRIBUCION })
    const ingreso = await page.request.post(`${portal.direccion}/sandbox/ciudad-digital/usuarios/login`, {
      data: { documento_persona: CUIL.clara, contraseña: 'demo' },
    })
    const { token } = (await ingreso.json()) as { token: string }
    await page.goto(`${portal.direccion}/?auth=${token}#/catastro`)
    await page.getByRole('heading', { name: 'Seleccione una opción' }).waitFor()
    await page.goto(`${portal.direccion}/#/mapa`)
    await recorrido(portal.direccion)
  } finally {
    await portal?.detener()
    rmSync(carpeta, { recursive: true, force: true })
  }
}

/** What the pages complain of: refused by the content policy, or not found. */
function quejasDe(page: Page): string[] {
  const quejas: string[] = []
  page.on('console', (mensaje) => mensaje.type() === 'error' && quejas.push(mensaje.text()))
  return quejas
}

test('sobre cuadros de imagen: se ven, las parcelas se eligen, y a su sitio no se le dice quién es', {
  tag: '@larga',
}, async ({ page }) => {
  const quejas = quejasDe(page)
  await conBase(`${sitio}/fotos/{z}/{x}/{y}.png`, page, async (direccion) => {
    await expect.poll(() => colorDeAfuera(page)).toEqual([...NARANJA])
    await expect(page.getByText(ATRIBUCION)).toBeVisible()
    await page.goto(`${direccion}/#/mapa?buscar=100001`)
    await expect(page.getByRole('heading', { name: 'SAN MARTIN 450' })).toBeVisible()
    await expect.poll(() => colorDelMedio(page)).toEqual([255, 213, 74])
    const { width = 0, height = 0 } = (await lienzo(page).boundingBox()) ?? {}
    await lienzo(page).click({ position: { x: width / 2 - 80, y: height / 2 } })
    await expect(page).toHaveURL(/parcela=\d+/)
    await expect(page.getByRole('heading', { name: 'SAN MARTIN 450' })).toBeHidden()
    await page.screenshot({ path: test.info().outputPath('imagenes.png') })
  })
  expect(pedidos.filter(({ url }) => url.startsWith('/fotos/')).length).toBeGreaterThan(3)
  expect(pedidos.filter(({ authorization }) => authorization !== undefined)).toEqual([])
  expect(quejas).toEqual([])
})

test('sobre cuadros vectoriales, por su estilo: lo que él pinta, sin sus letras', { tag: '@larga' }, async ({
  page,
}) => {
  const quejas = quejasDe(page)
  await conBase(`${sitio}/estilo.json`, page, async () => {
    await expect.poll(() => colorDeAfuera(page)).toEqual([...VERDE])
    await expect(page.getByText(ATRIBUCION)).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('vectores.png') })
  })
  expect(pedidos.some(({ url }) => /^\/cuadros\/\d+\/\d+\/\d+\.pbf$/.test(url))).toBe(true)
  expect(quejas).toEqual([])
})

test('si su estilo no llega, la ciudad se dibuja igual y se dice', { tag: '@larga' }, async ({ page }) => {
  await conBase(`${sitio}/no-esta.json`, page, async () => {
    await expect(page.getByText(/^No se pudo traer el mapa de base de la ciudad/)).toBeVisible()
    // The map's own ground.
    await expect.poll(() => colorDeAfuera(page)).toEqual([237, 241, 245])
    await expect(page.getByText(ATRIBUCION)).toHaveCount(0)
  })
})
