import { expect, type Page, test } from '@playwright/test'
import { leerQrDePdf } from '../../server/pruebas/leerQrDePdf.ts'
import { entrarComo, tokenDe } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'

/** The land register as people look it up: by document, by a name however it is written, and its certificate. */

const documento = (page: Page) => page.getByRole('textbox', { name: 'CUIL o DNI' })
const nombre = (page: Page) => page.getByRole('textbox', { name: 'Nombre del titular' })
const padrones = (page: Page) => page.getByRole('link', { name: /^Ver el padrón/ })
const hojasDe = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('por DNI 30999111, por «nieva cla» y por «nueva clra»; ninguno, con sus palabras', { tag: '@larga' }, async ({
  page,
}) => {
  await entrarComo(page, 'pablo')
  await page.getByRole('link', { name: 'Consultar Padrón' }).click()
  await expect(page).toHaveURL(/#\/consultaPadron$/)
  await documento(page).fill('123456')
  await documento(page).press('Enter')
  await expect(page.locator('#documento-error')).toHaveText('Debe ingresar un número válido')
  await sinFaltas(page)

  await documento(page).fill('30999111')
  await documento(page).press('Enter')
  await expect(padrones(page)).toHaveText(['100001', '100002'])
  await expect(page.getByRole('cell', { name: '*****111', exact: true })).toHaveCount(2)
  await expect(page.getByRole('cell', { name: '27-*****111-*' })).toHaveCount(2)
  await expect(page.getByText('30999111', { exact: true })).toHaveCount(0)
  await sinFaltas(page)

  const pedido = page.waitForRequest(/obtenerPadronNombre/)
  await nombre(page).fill('nieva cla')
  await nombre(page).press('Enter')
  expect(decodeURIComponent((await pedido).url())).toContain('/obtenerPadronNombre/NIEVA CLA?')
  await expect(padrones(page)).toHaveText(['100001', '100002'])
  await expect(page.getByText('Estos son parecidos')).toHaveCount(0)

  await nombre(page).fill('nueva clra')
  await nombre(page).press('Enter')
  await expect(page.getByText('Ningún nombre coincide con lo escrito. Estos son parecidos')).toBeVisible()
  await expect(padrones(page)).toHaveText(['100001', '100002'])
  await sinFaltas(page)

  await nombre(page).fill('zzzzzz')
  await nombre(page).press('Enter')
  await expect(page.getByText('No se registraron propiedades asociadas a los datos ingresados')).toBeVisible()
  await expect(padrones(page)).toHaveCount(0)
  await sinFaltas(page)

  await nombre(page).fill('ma')
  await nombre(page).press('Enter')
  await expect(padrones(page)).toHaveCount(5)
  const primeros = await padrones(page).allTextContents()
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(page.getByText(/^6–10 de \d+$/)).toBeVisible()
  await expect(padrones(page).first()).not.toHaveText(primeros[0] ?? '')
})

test('el personal y la propia persona ven el documento entero', async ({ page, browser }) => {
  for (const quien of ['lucia', 'clara'] as const) {
    const suya = quien === 'lucia' ? page : await (await browser.newContext()).newPage()
    await entrarComo(suya, quien)
    await suya.goto('/#/consultaPadron')
    await documento(suya).fill('27-30999111-2')
    await documento(suya).press('Enter')
    await expect(suya.getByRole('cell', { name: '30999111', exact: true })).toHaveCount(2)
    await expect(suya.getByRole('cell', { name: '27-30999111-2' })).toHaveCount(2)
  }
})

test('el certificado se imprime en una hoja A4, y el numerado se verifica por su QR', async ({ page, browser }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-impreso', 'si')
  })
  await entrarComo(page, 'pablo')
  await page.goto('/#/consultaPadron')
  await documento(page).fill('30999111')
  await documento(page).press('Enter')
  await expect(padrones(page)).toHaveCount(2)
  const pedidos: string[] = []
  page.on('request', (pedido) => pedidos.push(pedido.url()))
  await page.getByRole('button', { name: 'Imprimir certificado del padrón 100001' }).click()
  await expect(page.locator('body[data-impreso]')).toHaveCount(1)
  expect(pedidos.filter((url) => url.includes('/api/'))).toEqual([])
  const hoja = page.getByRole('article', { name: 'Certificado' })
  await expect(hoja).toContainText('NIEVA CLARA')
  await expect(hoja).toContainText('SAN MARTIN 450')
  await expect(hoja).toContainText('Medina Pablo')
  await sinFaltas(page)
  expect(hojasDe(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Busque los inmuebles')).toBeHidden()
  await expect(hoja).toBeVisible()
  await page.emulateMedia({ media: null })

  const respuesta = page.waitForResponse((r) => r.url().endsWith('/api/padron/certificado'))
  await page.getByRole('button', { name: 'PDF con número y QR' }).click()
  const { idCertificado, numero } = (await (await respuesta).json()) as { idCertificado: number; numero: string }
  await expect(page.getByText(`Certificado ${numero}`)).toBeVisible()
  await sinFaltas(page)
  const bajado = await page.request.get(`/api/padron/certificado/${idCertificado}`, {
    headers: { authorization: await tokenDe(page, 'pablo') },
  })
  const pdf = await bajado.body()
  expect(hojasDe(pdf)).toBe(1)

  const cualquiera = await (await browser.newContext()).newPage()
  await cualquiera.goto(leerQrDePdf(pdf))
  await expect(cualquiera.getByText('Certificado auténtico')).toBeVisible()
  await expect(cualquiera.getByText(numero)).toBeVisible()
  await expect(cualquiera.getByText('100001')).toBeVisible()
  await expect(cualquiera.getByText('N. C.')).toBeVisible()
  await expect(cualquiera.getByText('NIEVA')).toHaveCount(0)
  await sinFaltas(cualquiera)
})

test('de la búsqueda a la ficha solo con el teclado, y de vuelta a los mismos resultados', { tag: '@larga' }, async ({
  page,
}) => {
  await entrarComo(page, 'lucia')
  await page.goto('/#/consultaPadron')
  await nombre(page).focus()
  await page.keyboard.type('paez gustavo')
  await page.keyboard.press('Enter')
  await expect(padrones(page)).toHaveText(['100012'])
  for (let n = 0; n < 2; n += 1) await page.keyboard.press('Tab')
  await expect(padrones(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Padrón 100012' })).toBeVisible()
  await expect(page.getByText('40000007', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver la carpeta 1005' })).toBeVisible()
  await sinFaltas(page)
  await page.goBack()
  await expect(padrones(page)).toHaveText(['100012'])
  await page.reload()
  await expect(padrones(page)).toHaveText(['100012'])
})

test('sin sesión: buscar e ingresar, ningún resultado y ningún pedido', async ({ page }) => {
  const pedidos: string[] = []
  page.on('request', (pedido) => pedidos.push(pedido.url()))
  await page.goto('/#/consultaPadronGeneral')
  await expect(page.getByRole('heading', { name: 'Consultar padrón' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await sinFaltas(page)
  await documento(page).fill('30999111')
  await documento(page).press('Enter')
  await expect(page.getByText('Para ver los resultados hay que ingresar con Ciudad Digital')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /[Cc]ertificado/ })).toHaveCount(0)
  expect(pedidos.filter((url) => url.includes('/api/padron'))).toEqual([])
  await sinFaltas(page)
  await page.getByRole('button', { name: 'Ingresar con Ciudad Digital' }).click()
  await expect(page.getByLabel('Contraseña')).toBeVisible()
})
