import { type Browser, expect, type Page, test } from '@playwright/test'
import { CUIL, type Demo, entrarComo, tokenDe } from '../ingresar.ts'
import { contar, elegirArchivo } from '../recorridos.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { carpetasDe, descartar, enCurso, formularioListo, fotoDeTelefono, irALaTarjeta, TOTAL } from '../veredas.ts'

/** A sidewalk on a phone: filled in, paid, and filed by itself, whatever happens on the way. */

const ENVIADO = 'Formulario enviado! Revisa tu correo electrónico !'

async function telefono(browser: Browser, quien: Demo): Promise<Page> {
  const contexto = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await contexto.newPage()
  await entrarComo(page, quien)
  return page
}

const elegirFoto = (page: Page, campo: string) => page.locator(`input[type=file]#${campo}`)
async function siguiente(page: Page, titulo: string) {
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByRole('heading', { level: 2, name: titulo })).toBeVisible()
}
/** What it comes to, wherever on the page one is. */
async function elTotalALaVista(page: Page) {
  const total = page.locator('summary').filter({ hasText: `Total a abonar${TOTAL}` })
  for (const donde of [0, 1]) {
    await page.evaluate((parte) => window.scrollTo(0, parte * document.documentElement.scrollHeight), donde)
    await expect(total).toBeInViewport({ ratio: 1 })
  }
}
const guardado = (page: Page) => expect(page.getByText('Guardado', { exact: true })).toBeVisible()

/** From home to the card, counted: with the same ten clicks on a phone and on a wide window. */
async function llegarALaTarjeta(page: Page, nombre: string) {
  await descartar(page, 'clara')
  const contado = await contar(page)
  await page.reload()
  await contado.empezar(nombre)
  await page.getByRole('link', { name: 'Plan Veredas Sanas y Operativo Fachadas en Riesgo' }).click()
  await page.getByRole('link', { name: 'Cargar Formulario' }).click()
  const padron = page.getByRole('textbox', { name: 'Padrón' })
  await contado.escribir(padron, '100001')
  await padron.press('Enter')
  await expect(page.getByText('SAN MARTIN 450')).toBeVisible()
  await expect(page.getByLabel('Número de puerta')).toHaveCount(0)
  await sinFaltas(page, 'veredas-domicilio')
  await contado.medir()
  await siguiente(page, 'La obra')
  await page.getByRole('checkbox', { name: 'Vereda' }).check()
  // The painting is more than a sidewalk: neither it nor its photo is counted.
  await page.getByRole('checkbox', { name: 'Pintura' }).press('Space')
  await contado.escribir(page.getByLabel('Ancho'), '2,5')
  await contado.escribir(page.getByLabel('Largo'), '10')
  await contado.escribir(page.getByLabel('Monto de obra'), '250.000')
  await contado.escribir(page.getByLabel('Días de depósito de materiales'), '3')
  await contado.escribir(page.getByLabel('Metros de cerca'), '4,5')
  const cuenta = page.locator('summary').filter({ hasText: 'Ver la cuenta' })
  await elTotalALaVista(page)
  // Looked at and folded, without a click.
  await cuenta.press('Enter')
  await expect(page.getByRole('table', { name: 'Importe a pagar' }).getByRole('row')).toHaveText([
    'Depósito de materiales3 días × $ 250,00 (tarifa 119)$ 750,00',
    'Cerca de obra4,50 m × $ 350,00 (tarifa 65)$ 1.575,00',
    'Derecho de construcción0,6 % de $ 250.000,00 (tarifa 64)$ 1.500,00',
    'Canon por trabajo2 trabajos × $ 800,00 (tarifa 111)$ 1.600,00',
    `Total a abonar${TOTAL}`,
  ])
  await sinFaltas(page, 'veredas-obra')
  await cuenta.press('Enter')
  await contado.medir()
  await siguiente(page, 'Solicitante')
  await expect(page.getByRole('heading', { level: 2, name: /^Condiciones para/ })).toHaveText([
    'Condiciones para la vereda',
    'Condiciones para la fachada y los demás trabajos',
  ])
  await sinFaltas(page, 'veredas-condiciones')
  await contado.medir()
  await siguiente(page, 'Fotos antes de la obra')
  const frente = await fotoDeTelefono(page, 'frente')
  await elegirArchivo(page, page.getByRole('button', { name: 'Elegir fotos: Fotos de la vereda' }), frente)
  const vista = page.getByAltText('Foto 1: frente.jpg')
  await expect(vista).toBeVisible()
  // Held upright: turned, and no larger than it has to be.
  expect(await vista.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([1536, 2048])
  await elegirFoto(page, 'FotoVeredaArchivo2').setInputFiles(await fotoDeTelefono(page, 'medianera'))
  await expect(page.getByAltText('Foto 1: medianera.jpg')).toBeVisible()
  await guardado(page)
  await sinFaltas(page, 'veredas-lleno')
  await contado.medir()
  await page.getByRole('button', { name: 'Continuar al pago' }).click()
  await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  await sinFaltas(page, 'veredas-revision')
  await contado.medir()
  await contado.irse(page.getByRole('button', { name: `Pagar ${TOTAL}` }))
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible()
  const { clics, altosEn390 } = await contado.terminar()
  expect(clics).toBeLessThanOrEqual(10)
  expect(Math.max(...altosEn390)).toBeLessThanOrEqual(1800)
}

test('Clara paga su vereda desde el teléfono con 10 clics: se presenta sola, llega el correo y la ven ella y la mesa', async ({
  browser,
}) => {
  const page = await telefono(browser, 'clara')
  await llegarALaTarjeta(page, 'Vereda, a 390')
  await expect(page.getByText(TOTAL)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
    expect.arrayContaining(['checks', 'domicilio', 'valores']),
  )
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect(page).toHaveURL(/#\/veredas\?pagoRealizado=true$/)
  await expect(page.getByText(ENVIADO)).toBeVisible()
  await sinFaltas(page, 'veredas-enviado')
  await expect(page).toHaveURL(/#\/veredasHome$/)
  const { idCarpeta } = (await enCurso(page, 'clara')) ?? {}
  await expect(
    page.getByRole('heading', { name: `Su formulario quedó presentado: carpeta ${idCarpeta}` }),
  ).toBeVisible()
  expect(
    await page.evaluate(() => ['checks', 'domicilio', 'valores'].filter((clave) => localStorage.getItem(clave))),
  ).toEqual([])
  await sinFaltas(page, 'veredas-portada')

  await page.getByRole('link', { name: 'Consultar Trámites' }).click()
  const fila = page.getByRole('row').filter({ hasText: String(idCarpeta) })
  await expect(fila).toContainText('PRESENTADO')
  await fila.getByRole('button', { name: `Ver formulario de la carpeta ${idCarpeta}` }).click()
  await expect(page.getByRole('heading', { name: 'Antes de la obra' })).toBeVisible()
  await expect(page.getByAltText(/^Antes de la obra: /)).toHaveCount(2)
  await expect(page.getByRole('table', { name: 'Liquidación' })).toContainText(TOTAL)
  await sinFaltas(page, 'veredas-vista')

  // Nothing of what the phone wrote is kept.
  const headers = { authorization: await tokenDe(page, 'clara') }
  const lista = await page.request.get(`/api/documentacion/archivos?idCarpeta=${idCarpeta}`, { headers })
  const { archivos } = (await lista.json()) as { archivos: { idArchivo: number; clase: string }[] }
  expect(archivos.map(({ clase }) => clase)).toEqual(['FOTO_VEREDA', 'FOTO_VEREDA'])
  for (const { idArchivo } of archivos) {
    const bytes = await (await page.request.get(`/api/documentacion/archivo/${idArchivo}`, { headers })).body()
    expect(bytes.includes('Exif')).toBe(false)
  }
  const correos = await page.request.get('/sandbox/correo', { headers: { accept: 'application/json' } })
  expect(await correos.text()).toContain(`Carpeta ${idCarpeta}: presentada`)

  const mesa = await (await browser.newContext()).newPage()
  await entrarComo(mesa, 'lucia')
  await mesa.goto(`/#/verCarpetas?buscar=${idCarpeta}`)
  await expect(mesa.getByRole('row').filter({ hasText: String(idCarpeta) })).toContainText('Sin Encomienda')
  await mesa.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}`)
  await expect(mesa.getByAltText(/^Antes de la obra: /)).toHaveCount(2)
  await expect(mesa.getByRole('table', { name: 'Liquidación' })).toContainText(TOTAL)
  await sinFaltas(mesa, 'veredas-mesa')
  await Promise.all([page.context().close(), mesa.context().close()])
})

test('en una pantalla ancha la vereda se paga con los mismos 10 clics', { tag: '@larga' }, async ({ page }) => {
  await entrarComo(page, 'clara')
  await llegarALaTarjeta(page, 'Vereda, a 1280')
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await expect(page.getByRole('heading', { name: 'No se pudo procesar el pago' })).toBeVisible()
})

test('la sesión termina en la tarjeta: al volver a entrar está donde se cuenta lo que pagó, o por qué no', {
  tag: '@larga',
}, async ({ browser }) => {
  const page = await telefono(browser, 'clara')
  const volverAEntrar = async () => {
    await page.getByLabel('CUIL').fill(CUIL.clara)
    await page.getByLabel('Contraseña').fill('demo')
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  }
  const enLaTarjeta = async () => {
    await formularioListo(page, 'clara', 2)
    await page.goto('/#/veredas')
    await irALaTarjeta(page)
    await page.evaluate(() => localStorage.setItem('token', 'vencido'))
  }
  await enLaTarjeta()
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await volverAEntrar()
  await expect(page.getByRole('heading', { name: 'No se pudo procesar el pago' })).toBeVisible()
  await enLaTarjeta()
  await page.getByRole('button', { name: 'Pagar' }).click()
  await volverAEntrar()
  await expect(page.getByText(ENVIADO)).toBeVisible()
  await page.context().close()
})

test('la tarjeta rechazada no cuesta el trabajo: respuestas y fotos siguen ahí, y se paga de nuevo', {
  tag: '@larga',
}, async ({ browser }) => {
  const page = await telefono(browser, 'rosa')
  await formularioListo(page, 'rosa', 2)
  await page.goto('/#/veredas')
  await irALaTarjeta(page)
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await expect(page.getByRole('heading', { name: 'No se pudo procesar el pago' })).toBeVisible()
  await page.getByRole('button', { name: 'Ir ahora' }).click()
  await page.goto('/#/veredasHome')
  await expect(page.getByRole('heading', { name: 'El pago fue rechazado. No se le cobró nada' })).toBeVisible()
  await sinFaltas(page, 'veredas-rechazado')
  await page.getByRole('link', { name: 'Volver al formulario' }).click()
  await expect(page.getByLabel('Monto de obra')).toHaveValue('250.000')
  await expect(page.getByAltText(/^Foto \d: rosa-/)).toHaveCount(2)
  expect(await carpetasDe(page, 'rosa')).toEqual([])
  await irALaTarjeta(page)
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect(page.getByText(ENVIADO)).toBeVisible()
  expect(await carpetasDe(page, 'rosa')).toHaveLength(1)
  await page.context().close()
})

test('con una sola foto se paga, y se presenta al agregar otra, en otro equipo y sin pagar de nuevo', {
  tag: '@larga',
}, async ({ browser }) => {
  const uno = await telefono(browser, 'clara')
  await formularioListo(uno, 'clara', 1)
  await uno.goto('/#/veredas')
  await irALaTarjeta(uno)
  await uno.getByRole('button', { name: 'Pagar' }).click()
  await expect(uno.getByText(/^Ya está pago, y falta algo para presentarlo/)).toBeVisible()
  await uno.getByRole('button', { name: 'Enviar formulario' }).click()
  await expect(uno.getByRole('alert')).toContainText('Debe adjuntar los archivos!')
  await sinFaltas(uno, 'veredas-una-foto')
  const antes = await enCurso(uno, 'clara')
  await uno.context().close()

  const otro = await telefono(browser, 'clara')
  await otro.goto('/#/veredasHome')
  await otro.getByRole('link', { name: 'Completar y enviar' }).click()
  await expect(otro.getByAltText(/^Foto ya enviada: clara-/)).toBeVisible()
  await elegirFoto(otro, 'FotoVeredaArchivo').setInputFiles(await fotoDeTelefono(otro, 'la-otra'))
  await expect(otro.getByAltText('Foto 1: la-otra.jpg')).toBeVisible()
  await otro.getByRole('button', { name: 'Enviar formulario' }).click()
  await expect(otro.getByText(ENVIADO)).toBeVisible()
  expect(await enCurso(otro, 'clara')).toMatchObject({ idPago: antes?.idPago, situacion: 'PRESENTADA' })
  await otro.context().close()
})

test('con el navegador cerrado en la tarjeta se presenta igual, y al volver se dice', { tag: '@larga' }, async ({
  browser,
}) => {
  const page = await telefono(browser, 'clara')
  await formularioListo(page, 'clara', 2)
  await page.goto('/#/veredas')
  await irALaTarjeta(page)
  await page.context().close()
  const otro = await telefono(browser, 'clara')
  const { TransaccionComercioId } = (await enCurso(otro, 'clara')) ?? {}
  await otro.goto('/#/veredasHome')
  await expect(otro.getByRole('heading', { name: 'Tiene un pago sin terminar' })).toBeVisible()
  await sinFaltas(otro, 'veredas-verificando')
  await otro.request.post('/sandbox/pagos/resolver', { data: { TransaccionComercioId, estado: 'REALIZADA' } })
  await expect(otro.getByRole('heading', { name: /^Su formulario quedó presentado: carpeta \d+$/ })).toBeVisible()
  await otro.goto('/#/veredas')
  await expect(otro.getByLabel('Monto de obra')).toHaveValue('')
  await otro.context().close()
})

test('lo que un equipo empezó lo termina otro, con sus fotos', { tag: '@larga' }, async ({ browser }) => {
  const uno = await telefono(browser, 'rosa')
  await formularioListo(uno, 'rosa', 1)
  await uno.goto('/#/veredas')
  const subida = uno.waitForResponse((r) => r.url().endsWith('/archivos') && r.request().method() === 'POST')
  await elegirFoto(uno, 'FotoVeredaArchivo2').setInputFiles(await fotoDeTelefono(uno, 'del-telefono'))
  expect((await subida).status()).toBe(200)
  await uno.context().close()

  const otro = await (await browser.newContext()).newPage()
  await entrarComo(otro, 'rosa')
  const antes = await carpetasDe(otro, 'rosa')
  await otro.goto('/#/veredas')
  await expect(otro.getByAltText('Foto 1: del-telefono.jpg')).toBeVisible()
  await irALaTarjeta(otro)
  await otro.getByRole('button', { name: 'Pagar' }).click()
  await expect(otro.getByText(ENVIADO)).toBeVisible()
  expect(await carpetasDe(otro, 'rosa')).toHaveLength(antes.length + 1)
  await otro.context().close()
})

test('dos pestañas en la tarjeta son un pago, y las dos que vuelven, una carpeta', async ({ browser }) => {
  const una = await telefono(browser, 'clara')
  const antes = await carpetasDe(una, 'clara')
  await formularioListo(una, 'clara', 2)
  const otra = await una.context().newPage()
  for (const pestana of [una, otra]) {
    await pestana.goto('/#/veredas')
    await irALaTarjeta(pestana)
  }
  await una.getByRole('button', { name: 'Pagar' }).click()
  await expect(una.getByText(ENVIADO)).toBeVisible()
  await otra.goto('/#/veredas?pagoRealizado=true')
  await expect(otra.getByText('No hay un pago por verificar')).toBeVisible()
  expect(await carpetasDe(una, 'clara')).toHaveLength(antes.length + 1)
  await una.context().close()
})

test('pagoRealizado=true escrito a mano no presenta nada', async ({ browser }) => {
  const page = await telefono(browser, 'pablo')
  const antes = await carpetasDe(page, 'pablo')
  await formularioListo(page, 'pablo', 2)
  await page.goto('/#/veredas?pagoRealizado=true')
  await expect(page.getByText('No hay un pago por verificar')).toBeVisible()
  await expect(page.getByLabel('Monto de obra')).toHaveValue('250.000')
  await irALaTarjeta(page)
  await page.goto('/#/veredas?pagoRealizado=true')
  await expect(page.getByRole('heading', { name: 'Estamos verificando su pago' })).toBeVisible()
  expect(await carpetasDe(page, 'pablo')).toEqual(antes)
  await page.getByRole('link', { name: 'Ver mis pagos' }).click()
  await page.goto('/#/veredas')
  await expect(page.getByText(/^Tiene un pago sin terminar/)).toBeVisible()
  await sinFaltas(page, 'veredas-sin-terminar')
  await page.context().close()
})
