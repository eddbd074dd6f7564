import { inflateSync } from 'node:zlib'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { A4, completa, dibujada, hoja, observacionesDe } from '../escritorio.ts'
import { type Demo, entrarComo, tokenDe } from '../ingresar.ts'
import { cruz, documento, JBIG2, JPEG2000 } from '../pdfs.ts'
import { pedirComo } from '../visitas.ts'

/**
 * A pin is at the same spot of its page for the clerk who marked it, on the applicant's phone and in the folder's PDF: of
 * pages turned, cropped, scanned and huge, under the content policy of production.
 */

const ESCANEO = 'q 200 0 0 200 100 500 cm /Foto Do Q'
const RECORTE = [100, 300, 500, 800] as const
const A0 = [0, 0, 2384, 3370] as const

interface Caso {
  readonly que: string
  /** In hundredths of the page as it is seen, worked out by hand: where the mark goes. */
  readonly en: readonly [izquierda: number, arriba: number]
  /** What is seen there, red, and how far from it. */
  readonly tinta: readonly [color: number, lejos: number]
  /** Width over height, as it is seen. */
  readonly proporcion: number
}

/** Of each page the ink is around (200, 600) in its own units; of the A0 sheet, around (800, 2400). */
const CASOS: readonly Caso[] = [
  { que: 'un escaneo JBIG2', en: [33.61, 28.74], tinta: [0, 60], proporcion: 0.7067 },
  { que: 'un escaneo JPEG 2000', en: [33.61, 28.74], tinta: [128, 30], proporcion: 0.7067 },
  // A quarter to the right: what was up is on the right.
  { que: 'girada 90', en: [71.26, 33.61], tinta: [0, 60], proporcion: 1.415 },
  { que: 'girada 270', en: [28.74, 66.39], tinta: [0, 60], proporcion: 1.415 },
  // (200 − 100) / 400, and 1 − (600 − 300) / 500.
  { que: 'recortada', en: [25, 40], tinta: [0, 60], proporcion: 0.8 },
  { que: 'una A0', en: [33.56, 28.78], tinta: [0, 60], proporcion: 0.7074 },
]
const ARCHIVO = documento([
  { caja: A4, contenido: ESCANEO, escaneo: JBIG2 },
  { caja: A4, contenido: ESCANEO, escaneo: JPEG2000 },
  { caja: A4, giro: 90, contenido: cruz(200, 600, 3) },
  { caja: A4, giro: 270, contenido: cruz(200, 600, 3) },
  { caja: A4, recorte: RECORTE, contenido: cruz(200, 600, 3) },
  { caja: A0, contenido: cruz(800, 2400, 8) },
])

/** What the content policy refused, and what else went wrong, is written down. */
async function abrir(browser: Browser, quien: Demo, viewport: { width: number; height: number }) {
  const page = await (await browser.newContext({ viewport })).newPage()
  const faltas: string[] = []
  page.on('console', (mensaje) => mensaje.type() === 'error' && faltas.push(mensaje.text()))
  page.on('pageerror', (error) => faltas.push(error.message))
  await page.exposeFunction('violacion', (que: string) => faltas.push(que))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { violacion: (que: string) => void }).violacion(`${violatedDirective} ${blockedURI}`),
    ),
  )
  await entrarComo(page, quien)
  return { page, faltas }
}

/** The red of what is seen at a place of the window, whatever lies there. */
async function rojoEn(page: Page, x: number, y: number): Promise<number> {
  const imagen = await page.screenshot({ clip: { x, y, width: 1, height: 1 }, animations: 'disabled' })
  return page.evaluate(async (datos) => {
    const bytes = Uint8Array.from(atob(datos), (letra) => letra.charCodeAt(0))
    const mapa = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const contexto = new OffscreenCanvas(1, 1).getContext('2d')
    contexto?.drawImage(mapa, 0, 0)
    return contexto?.getImageData(0, 0, 1, 1).data[0] ?? -1
  }, imagen.toString('base64'))
}

/** Where the point of a pin stands, in hundredths of its page; and what is seen just beside it, below and to the left. */
async function puntaDe(page: Page, pagina: Locator) {
  const alfiler = pagina.locator('[data-alfiler]')
  await expect(alfiler).toHaveCount(1)
  await alfiler.evaluate((boton) => boton.scrollIntoView({ block: 'center', inline: 'center' }))
  const [a, p] = [await alfiler.boundingBox(), await pagina.boundingBox()]
  if (!a || !p) throw new Error('El punto no se ve')
  const [x, y] = [a.x, a.y + a.height]
  return {
    izquierda: ((x - p.x) / p.width) * 100,
    arriba: ((y - p.y) / p.height) * 100,
    alLado: await rojoEn(page, Math.floor(x - 1), Math.ceil(y)),
  }
}

/** Less than one hundredth of the page away, with the page's ink beside it. */
async function estaEnSuLugar(page: Page, pagina: Locator, { que, en, tinta: [color, lejos] }: Caso) {
  const lugar = await puntaDe(page, pagina)
  expect(Math.abs(lugar.izquierda - en[0]), `${que}: ${lugar.izquierda} %`).toBeLessThan(1)
  expect(Math.abs(lugar.arriba - en[1]), `${que}: ${lugar.arriba} %`).toBeLessThan(1)
  expect(Math.abs(lugar.alLado - color), `${que}: tinta ${lugar.alLado}`).toBeLessThan(lejos)
}

/** The drawings of the folder's PDF: the outline of each page, and the centre of its point in hundredths of it. */
function dibujosDe(legajo: Buffer) {
  const contorno = /([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\n(?:.*\n){1,4}?S\n/.source
  // A circle goes from its left to its top: the centre is below the one and beside the other.
  const punto = /(?:.*\n){0,4}?[\d.]+ ([\d.]+) m\n[\d.]+ [\d.]+ [\d.]+ [\d.]+ ([\d.]+) [\d.]+ c\n/.source
  return contenidosDe(legajo).flatMap((contenido) =>
    [...contenido.matchAll(new RegExp(contorno + punto, 'g'))].map((hallado) => {
      const [x = 0, y = 0, ancho = 1, alto = 1, yPunto = 0, xPunto = 0] = hallado.slice(1).map(Number)
      return { izquierda: ((xPunto - x) / ancho) * 100, arriba: ((yPunto - y) / alto) * 100, forma: ancho / alto }
    }),
  )
}

/** Its content streams, opened. */
function contenidosDe(pdf: Buffer): string[] {
  const texto = pdf.toString('latin1')
  return [...texto.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    const desde = index + length
    const hasta = texto.indexOf('endstream', desde)
    try {
      return inflateSync(pdf.subarray(desde, hasta)).toString('latin1')
    } catch {
      return []
    }
  })
}

/** What each page is drawn with, as the script's and its worker's replies say. */
const POLITICA = "script-src 'self'"
const guiones = (politica: string | null) => politica?.split(';').find((regla) => regla.startsWith('script-src'))

let idCarpeta = 0
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  idCarpeta = await completa(page, [['todo.pdf', ARCHIVO]])
  await page.context().close()
})

test('quien atiende marca cada página donde está la tinta, también la A0 al 400 %', { tag: '@larga' }, async ({
  browser,
}) => {
  const { page, faltas } = await abrir(browser, 'lucia', { width: 1280, height: 800 })
  const trabajador = page.waitForResponse((respuesta) => respuesta.url().includes('pdf.worker'))
  await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}`)
  const parte = page.getByRole('region', { name: 'todo.pdf', exact: true })
  await parte.scrollIntoViewIfNeeded()
  expect(guiones(await (await trabajador).headerValue('content-security-policy'))).toBe(POLITICA)
  expect(guiones((await page.request.get('/')).headers()['content-security-policy'] ?? null)).toBe(POLITICA)
  for (const [n, caso] of CASOS.entries()) {
    const pagina = hoja(parte, n + 1)
    await pagina.scrollIntoViewIfNeeded()
    await dibujada(parte, n + 1)
    await parte.getByRole('button', { name: 'Marcar un lugar' }).click()
    const { width, height } = (await pagina.boundingBox()) ?? { width: 0, height: 1 }
    expect(width / height, caso.que).toBeCloseTo(caso.proporcion, 2)
    await pagina.click({ position: { x: (caso.en[0] / 100) * width, y: (caso.en[1] / 100) * height } })
    await expect(page.getByLabel('Qué hay que corregir').last()).toBeFocused()
    await page.keyboard.type(`De ${caso.que}`)
    await estaEnSuLugar(page, pagina, caso)
  }
  // Few pages are alive: the first one gave its pixels back.
  await expect(hoja(parte, 1).locator('canvas[data-dibujada]')).toHaveCount(0)

  // An A0 sheet is 2384 units wide, of 1/72 inch; the screen has 96 points an inch.
  const AL_400 = 2384 * (96 / 72) * 4
  const agrandar = parte.getByRole('button', { name: 'Agrandar' })
  const a0 = hoja(parte, 6)
  const ancho = async () => (await a0.boundingBox())?.width ?? 0
  for (let vez = 0; vez < 10 && (await ancho()) < AL_400; vez += 1) await agrandar.click()
  expect(await ancho()).toBeGreaterThanOrEqual(AL_400)
  const [, , , , , deA0] = CASOS
  if (!deA0) throw new Error('Falta la A0')
  const alfiler = await puntaDe(page, a0)
  expect(Math.abs(alfiler.izquierda - deA0.en[0])).toBeLessThan(0.2)
  expect(Math.abs(alfiler.arriba - deA0.en[1])).toBeLessThan(0.2)
  // Fine where it is looked at, and coarse as a whole.
  await expect(a0.locator('canvas').nth(1)).toHaveAttribute('data-dibujada', 'si')
  await expect.poll(async () => (await puntaDe(page, a0)).alLado).toBeLessThan(60)
  const pixeles = await page
    .locator('canvas')
    .evaluateAll((lienzos: HTMLCanvasElement[]) =>
      lienzos.reduce((suma, { width, height }) => suma + width * height, 0),
    )
  expect(pixeles).toBeLessThan(40_000_000)

  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()
  const marcas = (await observacionesDe(page, idCarpeta)).map(({ marca }) => [marca?.pagina, marca?.giro, marca?.caja])
  expect(marcas).toEqual([
    [1, 0, [...A4]],
    [2, 0, [...A4]],
    [3, 90, [...A4]],
    [4, 270, [...A4]],
    [5, 0, [...RECORTE]],
    [6, 0, [...A0]],
  ])
  expect(faltas).toEqual([])
  await page.context().close()
})

test('quien presentó los ve en el mismo lugar, en un teléfono', { tag: '@larga' }, async ({ browser }) => {
  const { page, faltas } = await abrir(browser, 'pablo', { width: 390, height: 844 })
  await page.goto(`/#/verDesgloseCarpetaEncomienda?idCarpeta=${idCarpeta}`)
  for (const [n, caso] of CASOS.entries()) {
    await page.getByRole('button', { name: `Ver el punto ${n + 1} en la página` }).click()
    const dialogo = page.getByRole('dialog')
    await expect(dialogo.getByRole('button', { name: `Punto ${n + 1}, página ${n + 1}: De ${caso.que}` })).toBeFocused()
    await dibujada(dialogo, n + 1)
    await estaEnSuLugar(page, hoja(dialogo, n + 1), caso)
    await page.keyboard.press('Escape')
    await expect(dialogo).toHaveCount(0)
  }
  expect(faltas).toEqual([])
  await page.context().close()
})

test('y en el legajo, en el mismo lugar de una página de la misma forma', { tag: '@larga' }, async ({ page }) => {
  await pedirComo(page, 'pablo', 'POST', '/documentacion/legajo', { idCarpeta })
  const situacion = async () =>
    (await pedirComo<{ situacion: string }>(page, 'pablo', 'GET', `/documentacion/legajo/${idCarpeta}`)).situacion
  await expect.poll(situacion).toBe('LISTO')
  const bajado = await page.request.get(`/api/documentacion/legajo/${idCarpeta}/pdf`, {
    headers: { authorization: await tokenDe(page, 'pablo') },
  })
  const dibujos = dibujosDe(await bajado.body())
  expect(dibujos).toHaveLength(CASOS.length)
  for (const [n, { que, en, proporcion }] of CASOS.entries()) {
    const { izquierda, arriba, forma } = dibujos[n] ?? { izquierda: 0, arriba: 0, forma: 0 }
    expect(forma, que).toBeCloseTo(proporcion, 2)
    expect(Math.abs(izquierda - en[0]), `${que}: ${izquierda} %`).toBeLessThan(0.5)
    expect(Math.abs(arriba - en[1]), `${que}: ${arriba} %`).toBeLessThan(0.5)
  }
})
