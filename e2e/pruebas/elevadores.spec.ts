import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { leerQrDePdf } from '../../server/pruebas/leerQrDePdf.ts'
import { pdf } from '../carpetas.ts'
import { type Demo, entrarComo, tokenDe } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'

/** Forms 27 to 31 as people send them, the payment in a tab of its own, and the register that they make. */

const campo = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A picture, and no fault of accessibility in it, wide and on a phone. */
async function foto(page: Page, nombre: string) {
  for (const [tamano, width, height] of [
    ['ancho', 1280, 800],
    ['390', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await sinFaltas(page, `elevadores-${nombre}-${tamano}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function completar27(page: Page, padron: string) {
  await page.goto('/#/formulario27')
  await campo(page, 'Padrón').fill('100001')
  await boton(page, 'Buscar padrón del responsable').click()
  await expect(campo(page, 'Calle')).toHaveValue('SAN MARTIN')
  await campo(page, 'Padrón del inmueble').fill(padron)
  await boton(page, 'Buscar padrón del inmueble').click()
  await expect(campo(page, 'Calle del inmueble')).toBeDisabled()
  await campo(page, 'Cantidad de elevadores').fill('3')
  await campo(page, 'Expediente de obra').fill('12345')
  await boton(page, 'Continuar al pago').click()
  await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
}

/** The click that pays, and the tab that it opens. */
async function pagar(page: Page, context: BrowserContext, name: string | RegExp = /^Pagar/): Promise<Page> {
  const [tarjeta] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name }).click()])
  await expect(tarjeta.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible()
  return tarjeta
}

/** The folders that this person has of form 27 for a padron, as the server has them. */
async function carpetasDe(page: Page, quien: Demo, padron: string): Promise<readonly number[]> {
  const respuesta = await page.request.get('/api/elevadores/mios?formulario=27&pagina=1&porPagina=25', {
    headers: { authorization: await tokenDe(page, quien) },
  })
  const { registros } = (await respuesta.json()) as {
    registros: readonly { numero: number; detalle: string }[]
  }
  return registros.filter(({ detalle }) => detalle === `Padrón ${padron}`).map(({ numero }) => numero)
}

async function adjuntarYEnviar(page: Page) {
  await page.locator('input[type=file]').setInputFiles(pdf('recibo.pdf'))
  await boton(page, 'Enviar').click()
  await expect(page.getByText('Formulario enviado!').first()).toBeVisible()
}

async function revisarYEnviar(page: Page) {
  await boton(page, 'Continuar').click()
  await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  await boton(page, 'Enviar formulario').click()
  await expect(page.getByText('Quedó registrado con el número')).toBeVisible()
}

test('Clara paga el 27 en otra pestaña y registra al responsable; Pablo inscribe a la empresa; el personal y el QR lo ven', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  await entrarComo(page, 'clara')
  await completar27(page, '100001')
  await foto(page, '27-revision')
  const tarjeta = await pagar(page, context)
  await expect(page.getByText('Estamos verificando su pago: $ 5.200,00', { exact: false })).toBeVisible()
  await expect(campo(page, 'Cantidad de elevadores')).toBeDisabled()
  await foto(page, '27-pagando')
  await tarjeta.getByRole('button', { name: 'Pagar' }).click()
  // The first tab notices by itself; the other says that it may be closed.
  await expect(page.getByText('Pago confirmado: $ 5.200,00.')).toBeVisible()
  await expect(tarjeta).toHaveURL(/#\/formulario27$/)
  await expect(tarjeta.getByText('Esta pestaña se abrió para pagar.', { exact: false })).toBeVisible()
  await tarjeta.close()
  await page.reload()
  await expect(page.getByText('Pago confirmado: $ 5.200,00.')).toBeVisible()
  await boton(page, 'Enviar').click()
  await expect(page.getByText('Debe adjuntar el comprobante de pago!').first()).toBeVisible()
  await foto(page, '27-sin-comprobante')
  await page.evaluate(() => document.body.setAttribute('data-antes', 'de recargar'))
  await adjuntarYEnviar(page)
  const presentado = page.getByRole('heading', { name: /^Formulario enviado! Carpeta número \d+$/ })
  await expect(presentado).toBeVisible()
  expect(await page.evaluate(() => document.body.getAttribute('data-antes'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('valores'))).toBeNull()
  await foto(page, '27-presentado')
  const idCarpeta = Number(/\d+$/.exec((await presentado.textContent()) ?? '')?.[0])
  await page.getByRole('link', { name: 'Ver el formulario' }).click()
  await expect(page).toHaveURL(new RegExp(`#/formulario27vista/${idCarpeta}$`))
  await expect(page.getByRole('heading', { name: 'Movimientos' })).toBeVisible()
  await expect(page.getByText('Confirmado (pago', { exact: false })).toBeVisible()
  await foto(page, '27-vista')

  await page.goto('/#/formulario28')
  await campo(page, 'CUIL del responsable').fill('27-33666777-7')
  await boton(page, 'Buscar responsable').click()
  await expect(page.getByText('Ávila, Rosa')).toBeVisible()
  await campo(page, 'Padrón del inmueble').fill('100001')
  await boton(page, 'Buscar padrón del inmueble').click()
  await expect(page.getByText('Hay inconsistencia entre el responsable y el domicilio')).toBeVisible()
  await foto(page, '28-inconsistencia')
  await campo(page, 'CUIL del responsable').fill('27309991112')
  await boton(page, 'Buscar responsable').click()
  await expect(page.getByText('Nieva, Clara')).toBeVisible()
  for (const nombre of ['Circunscripción', 'Sección', 'Manzana', 'Parcela']) await campo(page, nombre).fill('1')
  await revisarYEnviar(page)
  await foto(page, '28-enviado')

  await entrarComo(page, 'pablo')
  await page.goto('/#/formulario29')
  await page.getByLabel('Institución', { exact: true }).selectOption({ label: 'ASCENSORES TUCUMAN SRL' })
  await campo(page, 'Razón social').fill('Ascensores Tucumán SRL')
  await campo(page, 'CUIT').fill('30-50000007-0')
  await campo(page, 'Número de conservador').fill('C-100')
  await campo(page, 'Número de instalador').fill('I-200')
  await campo(page, 'Padrón').fill('100002')
  await boton(page, 'Buscar padrón de la empresa').click()
  await expect(campo(page, 'Calle')).toHaveValue('LAPRIDA')
  await foto(page, '29')
  await revisarYEnviar(page)

  await page.goto('/#/formulario30')
  await page.getByLabel('Institución', { exact: true }).selectOption({ label: 'ASCENSORES TUCUMAN SRL' })
  await expect(campo(page, 'Número de conservador')).toHaveValue('C-100')
  await campo(page, 'DNI').fill('25333444')
  await campo(page, 'Teléfono').fill('381 4000000')
  await page.getByRole('switch', { name: 'Representante Técnico' }).check()
  await campo(page, 'Representante técnico').fill('Ana Gómez')
  await campo(page, 'DNI del representante técnico').fill('20111222')
  await campo(page, 'CUIT del representante técnico').fill('27-20111222-8')
  await campo(page, 'Profesión del representante técnico').fill('Ingeniera')
  await campo(page, 'Matrícula del representante técnico').fill('M-55')
  await foto(page, '30')
  await revisarYEnviar(page)

  await page.goto('/#/formulario31')
  await campo(page, 'Padrón del inmueble').fill('100001')
  await boton(page, 'Buscar padrón del inmueble').click()
  await expect(campo(page, 'Calle')).toHaveValue('SAN MARTIN')
  await campo(page, 'Cantidad de elevadores').fill('3')
  await campo(page, 'Destino del inmueble').fill('Vivienda')
  await campo(page, 'Número de conservador').fill('C-100')
  await campo(page, 'Número de instalador').fill('I-200')
  await campo(page, 'Representante técnico').fill('Ana Gómez')
  await campo(page, 'Matrícula del representante técnico').fill('M-55')
  await campo(page, 'Observaciones').fill('Contrato anual')
  await foto(page, '31')
  await revisarYEnviar(page)
  await page.getByRole('link', { name: 'Mis elevadores' }).click()
  await expect(page.getByRole('row')).toHaveCount(4)
  await foto(page, 'mis-elevadores')

  await entrarComo(page, 'lucia')
  await page.getByRole('button', { name: 'Cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Registro de elevadores' }).click()
  await expect(page.getByRole('row').filter({ hasText: '100001' })).toContainText('ASCENSORES TUCUMAN SRL')
  await foto(page, 'registro')
  await page.getByRole('link', { name: '100001' }).click()
  for (const texto of [
    'Nieva Clara',
    'Circ. 1, secc. 1, manz. 1, parc. 1',
    'Conservador C-100',
    'CUIT 27-20111222-8',
  ]) {
    await expect(page.getByText(texto).first()).toBeVisible()
  }
  await foto(page, 'inmueble')
  const [bajada] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Tarjeta para la cabina' }).click(),
  ])
  await bajada.close()
  const respuesta = await page.request.get('/api/elevadores/inmuebles/100001/tarjeta', {
    headers: { authorization: await tokenDe(page, 'lucia') },
  })
  const direccion = leerQrDePdf(await respuesta.body())
  await page.getByRole('button', { name: 'Dar por revisada la nota del padrón 100001' }).click()
  await expect(page.getByText('La nota quedó revisada')).toBeVisible()

  await page.goto('/#/elevadores?lista=empresas')
  await page.getByRole('button', { name: 'Registrar el pago de ASCENSORES TUCUMAN SRL' }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(pdf('caja.pdf'))
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar el pago' }).click()
  await expect(page.getByText('El pago quedó registrado')).toBeVisible()
  await page.getByRole('link', { name: 'ASCENSORES TUCUMAN SRL' }).click()
  await expect(page.getByText('Confirmada')).toBeVisible()
  await foto(page, 'empresa')
  const [planilla] = await Promise.all([
    page.waitForEvent('download'),
    page.goto('/#/elevadores').then(() => page.getByRole('button', { name: 'Exportar' }).click()),
  ])
  expect(planilla.suggestedFilename()).toMatch(/\.xlsx$/)
  expect(
    readFileSync((await planilla.path()) ?? '')
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  const sinSesion = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin, locale: 'es-AR' })
  const publica = await sinSesion?.newPage()
  if (!publica) throw new Error('No hay navegador')
  await publica.goto(direccion)
  await expect(publica.getByRole('heading', { name: 'Elevadores de este inmueble' })).toBeVisible()
  await expect(publica.getByText('ASCENSORES TUCUMAN SRL')).toBeVisible()
  // The folder of form 27 is not approved yet; and nobody is named.
  await expect(publica.getByText('en trámite')).toHaveCount(1)
  expect(await publica.locator('main').textContent()).not.toMatch(/Nieva|Medina|Gómez|\d{8}/)
  await foto(publica, 'tarjeta')
  await sinSesion?.close()
})

test('una pestaña bloqueada se abre con un botón propio; cerrada, se vuelve a abrir; rechazado el pago, los datos se abren', {
  tag: '@larga',
}, async ({ page, context }) => {
  test.setTimeout(180_000)
  await entrarComo(page, 'bruno')
  await completar27(page, '100002')
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await expect(page.getByText('el navegador no lo permitió', { exact: false })).toBeVisible()
  await foto(page, '27-pestana-bloqueada')
  await expect(page.getByRole('button', { name: 'Cambiar los datos' })).toBeVisible()
  const primera = await pagar(page, context, 'Abrir la página de pago')
  await primera.close()

  // After a reload the browser opens tabs again, and the same payment goes on.
  await page.reload()
  const segunda = await pagar(page, context, 'Abrir la página de pago')
  await segunda.getByRole('button', { name: 'Rechazar' }).click()
  await expect(segunda).toHaveURL(/#\/pagoError$/)
  await expect(segunda.getByText('Esta pestaña se abrió para pagar.', { exact: false })).toBeVisible()
  await expect(page.getByText('El pago fue rechazado. No se le cobró nada', { exact: false })).toBeVisible()
  await expect(campo(page, 'Cantidad de elevadores')).toBeEnabled()
  await expect(campo(page, 'Cantidad de elevadores')).toHaveValue('3')
  await foto(page, '27-rechazado')
  expect(await carpetasDe(page, 'bruno', '100002')).toEqual([])
})

test('dos pestañas a la vez: un solo pago, una sola carpeta, y lo que una presentó se ve en la otra', {
  tag: '@larga',
}, async ({ page: una, context }) => {
  test.setTimeout(180_000)
  await entrarComo(una, 'pablo')
  await completar27(una, '100004')
  const otra = await context.newPage()
  await otra.goto('/#/formulario27')
  await expect(campo(otra, 'Cantidad de elevadores')).toHaveValue('3')
  await boton(otra, 'Continuar al pago').click()
  const tarjeta = await pagar(una, context)
  // The other tab asks for a payment too, and is given the same one.
  const gemela = await pagar(otra, context)
  expect(new URL(gemela.url()).pathname).toBe(new URL(tarjeta.url()).pathname)
  await gemela.close()
  await tarjeta.getByRole('button', { name: 'Pagar' }).click()
  for (const pagina of [una, otra]) {
    await expect(pagina.getByText('Pago confirmado: $ 5.200,00.')).toBeVisible()
  }
  await adjuntarYEnviar(una)
  const presentado = una.getByRole('heading', { name: /^Formulario enviado! Carpeta número/ })
  await expect(presentado).toBeVisible()
  await expect(otra.getByRole('heading', { name: (await presentado.textContent()) ?? '' })).toBeVisible()
  expect(await carpetasDe(una, 'pablo', '100004')).toHaveLength(1)
})
