import { expect, type Page, test } from '@playwright/test'
import { elegirEncomienda } from '../carpetas.ts'
import { entrarComo, tokenDe } from '../ingresar.ts'
import { CON_WEBGL, colorDelMedio, lienzo } from '../mapa.ts'
import { sinFaltas } from '../sinFaltas.ts'

test.use({ launchOptions: CON_WEBGL })

const FOCO = [255, 213, 74]

async function abrir(page: Page, quien: Parameters<typeof entrarComo>[1], ruta = '/mapa') {
  await entrarComo(page, quien)
  await page.goto(`/#${ruta}`)
  await expect(page.getByRole('heading', { name: 'Mapa de la ciudad' })).toBeVisible()
}

test('con el teclado, de buscar una altura a la ficha del padrón', { tag: '@larga' }, async ({ page }) => {
  const quejas: string[] = []
  page.on('console', (mensaje) => mensaje.type() === 'error' && quejas.push(mensaje.text()))
  await abrir(page, 'clara')
  await page.getByLabel('Padrón, o calle y altura').focus()
  await page.keyboard.type('san martín 450')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^\d+ parcelas encontradas$/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /SAN MARTIN 450 Padrón 100001/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'SAN MARTIN 450' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ver la ficha del padrón' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/padron\/100001$/)
  // Nothing that the content policy of a production build would refuse.
  expect(quejas).toEqual([])
})

test('la parcela buscada queda encendida en medio del mapa, y recargar muestra lo mismo', { tag: '@larga' }, async ({
  page,
}) => {
  await abrir(page, 'clara', '/mapa?buscar=100001')
  await expect(page.getByRole('heading', { name: 'SAN MARTIN 450' })).toBeVisible()
  await expect.poll(() => colorDelMedio(page)).toEqual(FOCO)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'SAN MARTIN 450' })).toBeVisible()
  await expect.poll(() => colorDelMedio(page)).toEqual(FOCO)
})

test('tocar el mapa elige una parcela; con ninguna, una o muchas, sin faltas de accesibilidad', async ({ page }) => {
  await abrir(page, 'clara', '/mapa?buscar=nada+que+ver')
  await expect(page.getByText('Ninguna parcela del mapa coincide con lo que busca')).toBeVisible()
  await sinFaltas(page)
  await page.goto('/#/mapa?buscar=mate+de+luna')
  await expect(page.getByRole('heading', { name: '20 parcelas encontradas' })).toBeVisible()
  await sinFaltas(page)
  await page.goto('/#/mapa?buscar=100001')
  await expect(page.getByRole('heading', { name: 'SAN MARTIN 450' })).toBeVisible()
  await expect.poll(() => colorDelMedio(page)).toEqual(FOCO)
  await sinFaltas(page)
  const { width = 0, height = 0 } = (await lienzo(page).boundingBox()) ?? {}
  await lienzo(page).click({ position: { x: width / 2 - 80, y: height / 2 } })
  await expect(page).toHaveURL(/parcela=\d+/)
  await expect(page.getByRole('heading', { name: 'SAN MARTIN 450' })).toBeHidden()
})

test('el personal recorre las carpetas de una manzana', { tag: '@larga' }, async ({ page }) => {
  await abrir(page, 'lucia')
  await page.getByRole('button', { name: /manzana 14 .*carpetas en trámite/ }).click()
  const carpetas = page.getByRole('region', { name: 'Carpetas de la manzana' })
  await expect(carpetas.getByText('Carpeta 1001 · Obra nueva')).toBeVisible()
  await carpetas.getByRole('button', { name: 'Siguiente' }).click()
  await expect(carpetas.getByText('Carpeta 1007 · Plan veredas sanas')).toBeVisible()
  await page.getByLabel('Carpetas en trámite').selectOption('PAGADO')
  await expect(page.getByText('No hay carpetas en trámite en esta manzana')).toBeVisible()
  await page.getByLabel('Carpetas en trámite').selectOption('PRESENTADO')
  await carpetas.getByRole('link', { name: /^Abrir carpeta/ }).click()
  await expect(page).toHaveURL(/AdjuntarArchivos\?idCarpeta=\d+$/)
})

test('al presentar, el domicilio se elige en el mapa', { tag: '@larga' }, async ({ page }) => {
  await entrarComo(page, 'pablo')
  await page.goto('/#/nuevaCarpeta')
  await elegirEncomienda(page, 'Conforme de uso')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: 'Agregar domicilio de obra' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('button', { name: 'Elegir en el mapa' }).click()
  await dialogo.getByLabel('Calle y altura').fill('laprida 120')
  await dialogo.getByLabel('Calle y altura').press('Enter')
  await dialogo.getByRole('button', { name: /LAPRIDA 120 Padrón 100002/ }).click()
  await dialogo.getByRole('button', { name: 'Usar el padrón 100002' }).click()
  await dialogo.getByRole('button', { name: 'Usar este domicilio' }).click()
  await expect(dialogo).toBeHidden()
  await expect(page.getByText('LAPRIDA 120')).toBeVisible()
})

test('al presentar una vereda, también, y el borrador lo guarda', { tag: '@larga' }, async ({ page }) => {
  await entrarComo(page, 'bruno')
  await page.goto('/#/veredas')
  await page.getByRole('button', { name: 'Elegir en el mapa' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Elegir en el mapa' })
  await dialogo.getByLabel('Calle y altura').fill('laprida 120')
  await dialogo.getByLabel('Calle y altura').press('Enter')
  await dialogo.getByRole('button', { name: /LAPRIDA 120 Padrón 100002/ }).click()
  await sinFaltas(page)
  const guardado = page.waitForResponse((r) => r.url().includes('/borradores/') && r.request().method() === 'PUT')
  await dialogo.getByRole('button', { name: 'Usar el padrón 100002' }).click()
  await expect(dialogo).toBeHidden()
  await expect(page.getByText('LAPRIDA 120')).toBeVisible()
  expect((await guardado).ok()).toBe(true)
  await page.reload()
  // It goes on where something is missing.
  await page.getByRole('button', { name: 'Atrás' }).click()
  await expect(page.getByRole('textbox', { name: 'Padrón' })).toHaveValue('100002')
  await expect(page.getByText('LAPRIDA 120')).toBeVisible()
})

test('lo que importa otro se ve a la siguiente mirada, sin recargar', { tag: '@larga' }, async ({ page, request }) => {
  await abrir(page, 'clara', '/mapa?buscar=100001')
  await expect.poll(() => colorDelMedio(page)).toEqual(FOCO)
  const headers = { authorization: await tokenDe(page, 'ana') }
  const borde = [
    [-65.21, -26.84],
    [-65.21, -26.8402],
    [-65.2098, -26.8402],
    [-65.2098, -26.84],
    [-65.21, -26.84],
  ]
  const rasgo = {
    type: 'Feature',
    properties: { Padrón: '100003', Sección: '21', Manzana: '4', Parcela: '1' },
    geometry: { type: 'Polygon', coordinates: [borde] },
  }
  const buffer = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: [rasgo] }))
  const recibida = await request.post('/api/importaciones', {
    headers,
    multipart: { clase: 'parcelas', archivo: { name: 'parcelas.geojson', mimeType: 'application/geo+json', buffer } },
  })
  const direccion = `/api/importaciones/${(await recibida.json()).idImportacion}`
  const estado = async () => (await (await request.get(direccion, { headers })).json()).importacion.estado
  await expect.poll(estado).toBe('REVISADA')
  const version = async () => (await (await request.get('/api/mapa/capas', { headers })).json()).parcelas
  const antes = await version()
  await request.post(`${direccion}/aplicar`, { headers })
  await expect.poll(estado).toBe('APLICADA')
  const despues = await version()
  expect(despues).toBeGreaterThan(antes)
  const cuadro = page.waitForResponse((r) => r.url().includes(`/teselas/parcelas/${despues}/`))
  await page.getByRole('button', { name: 'Alejar' }).click()
  expect((await cuadro).status()).toBe(200)
})

test('sin WebGL alcanza la lista', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await abrir(page, 'clara')
  await expect(page.getByText(/Este navegador no puede dibujar el mapa/)).toBeVisible()
  await page.getByRole('button', { name: /manzana 14/ }).click()
  await page.getByRole('button', { name: /Parcela 7 · SAN MARTIN 450/ }).click()
  await expect(page.getByRole('link', { name: 'Ver la ficha del padrón' })).toBeVisible()
})
