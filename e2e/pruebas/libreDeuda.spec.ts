import { expect, type Page, test } from '@playwright/test'
import { entrarComo, ingresar, tokenDe } from '../ingresar.ts'
import { contar } from '../recorridos.ts'
import { sinFaltas } from '../sinFaltas.ts'

/** Libre Deuda as people do it: asked for and paid on the card page, issued or refused by staff, and checked by anybody. */

const OFICINA = 'certificados@catastro.example.com'
const CLARA = 'clara.nieva@example.com'

test.describe.configure({ mode: 'serial' })

test('un padrón mal escrito o desconocido no llega a pagarse', { tag: '@larga' }, async ({ page }) => {
  await ingresar(page, 'clara')
  await abrirDialogo(page)
  const dialogo = page.getByRole('dialog')
  await expect(dialogo.getByLabel('Para')).toHaveValue(OFICINA)
  await expect(dialogo.getByLabel('Para')).toHaveAttribute('readonly')
  await expect(dialogo.getByLabel('Asunto')).toHaveValue('Libre Deuda')
  await expect(dialogo.getByLabel('Asunto')).toHaveAttribute('readonly')
  const padron = dialogo.getByPlaceholder('Ingrese su número de Padrón')
  const pagar = dialogo.getByRole('button', { name: 'Pagar con tarjeta' })

  await expect(pagar).toBeDisabled()
  await expect(dialogo.getByRole('img', { name: 'Padrón no válido' })).toBeVisible()
  await padron.press('Enter')
  await expect(page.getByText('Por favor, ingrese la información solicitada')).toBeVisible()
  await padron.pressSequentially('12a')
  await expect(padron).toHaveValue('12A')
  await expect(pagar).toBeDisabled()
  await padron.fill('')
  await padron.pressSequentially('123456789')
  await expect(padron).toHaveValue('12345678')
  await expect(dialogo.getByRole('img', { name: 'Padrón válido' })).toBeVisible()
  await pagar.click()
  await expect(dialogo.getByRole('link', { name: 'El padrón ingresado no se encuentra registrado' })).toBeVisible()
  await expect(dialogo.locator('#padron-error')).toHaveText('El padrón ingresado no se encuentra registrado')
  await expect(page).toHaveURL(/#\/catastro/)
  await sinFaltas(page)

  await dialogo.getByRole('button', { name: 'Cancelar' }).click()
  await abrirDialogo(page)
  await expect(padron).toHaveValue('')
})

/** Opened in a tab of its own; a browser that has no reader for it offers it as a download instead. */
const enOtraPestaña = (page: Page) =>
  page.context().waitForEvent('request', (pedido) => pedido.url().startsWith('blob:') && pedido.isNavigationRequest())

test('desde un teléfono son los mismos 3 clics, y se lee de qué inmueble es al lado del botón', {
  tag: '@larga',
}, async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const contado = await contar(page)
  await entrarComo(page, 'clara')
  await contado.empezar('Libre Deuda, a 390')
  await abrirDialogo(page)
  await contado.escribir(page.getByPlaceholder('Ingrese su número de Padrón'), '100003')
  await expect(page.getByText(/^Padrón 100003 · /)).toBeInViewport({ ratio: 1 })
  await contado.irse(page.getByRole('button', { name: 'Pagar con tarjeta' }))
  await expect(page).toHaveURL(/\/sandbox\/pagos\//)
  expect((await contado.terminar()).clics).toBeLessThanOrEqual(3)
  await page.context().close()
})

test('Clara lo paga con 3 clics, Lucía lo emite, y el certificado llega y se verifica', async ({ page, browser }) => {
  const contado = await contar(page)
  await entrarComo(page, 'clara')
  await contado.empezar('Libre Deuda, a 1280')
  await abrirDialogo(page)
  await contado.escribir(page.getByPlaceholder('Ingrese su número de Padrón'), '100001')
  await contado.medir()
  // Beside what pays for it, wherever the rest is scrolled to.
  await expect(page.getByText('Padrón 100001 · NIEVA CLARA · SAN MARTIN 450')).toBeInViewport({ ratio: 1 })
  await contado.irse(page.getByRole('button', { name: 'Pagar con tarjeta' }))
  await expect(page).toHaveURL(/\/sandbox\/pagos\//)
  expect((await contado.terminar()).clics).toBeLessThanOrEqual(3)
  await elegirEnLaTarjeta(page, 'Pagar')
  await expect(
    page.getByText('Consulta enviada con éxito. Revise su casilla de correo mas tarde..').first(),
  ).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('emailData'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ])
  await expect(page).toHaveURL(/#\/home/)

  await llegaCorreo(page, OFICINA, 'Libre Deuda: padrón 100001')
  await llegaCorreo(page, CLARA, 'Libre Deuda del padrón 100001: pedido recibido')

  const deLucia = await (await browser.newContext()).newPage()
  await entrarComo(deLucia, 'lucia')
  await expect(deLucia.getByRole('listitem').filter({ hasText: 'Pedidos de Libre Deuda por resolver' })).toContainText(
    '1',
  )
  await deLucia.getByRole('link', { name: 'Pedidos de Libre Deuda por resolver' }).click()
  await deLucia.getByRole('button', { name: /Resolver la solicitud/ }).click()
  await expect(deLucia.getByRole('dialog')).toContainText('NIEVA CLARA')
  await sinFaltas(deLucia)
  await deLucia.getByRole('button', { name: 'Emitir' }).click()
  await expect(deLucia.getByText('Certificado emitido: se envía por correo al solicitante')).toBeVisible()
  await expect(deLucia.getByText('No hay nada que coincida con lo buscado')).toBeVisible()

  const correo = await llegaCorreo(page, CLARA, 'Libre Deuda del padrón 100001: certificado emitido')
  const adjunto = await page.request.get(correo.adjuntos[0]?.url ?? '')
  const pdf = await adjunto.body()
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  // The link under the QR, which carries the same address.
  const enlace = /\/URI \((http[^)]+)\)/.exec(pdf.toString('latin1'))?.[1] ?? ''

  await page.goto('/#/misCertificados')
  const fila = page.getByRole('row', { name: /100001/ })
  await expect(fila).toContainText('EMITIDO')
  const pestaña = enOtraPestaña(page)
  await fila.getByRole('button', { name: /Descargar certificado/ }).click()
  await pestaña
  await sinFaltas(page)

  const cualquiera = await (await browser.newContext()).newPage()
  await cualquiera.goto(enlace)
  await expect(cualquiera.getByText('Certificado auténtico y vigente')).toBeVisible()
  await expect(cualquiera.getByText('100001')).toBeVisible()
  await expect(cualquiera.getByText('NIEVA')).toHaveCount(0)
  await sinFaltas(cualquiera)

  await deLucia.goto('/#/solicitudesLibreDeuda')
  await deLucia.getByRole('button', { name: /Ver la solicitud/ }).click()
  await deLucia.getByRole('button', { name: 'Anular' }).click()
  await deLucia.getByRole('button', { name: 'Anular certificado' }).click()
  await expect(deLucia.getByText('Escriba el motivo: se envía al solicitante')).toBeVisible()
  await deLucia.getByLabel('Motivo de la anulación').fill('Se emitió por error.')
  await deLucia.getByRole('button', { name: 'Anular certificado' }).click()
  await expect(deLucia.getByText('Certificado anulado: se avisa por correo al solicitante')).toBeVisible()
  await cualquiera.reload()
  await expect(cualquiera.getByText('Certificado anulado')).toBeVisible()
})

for (const boton of ['Rechazar', 'Cancelar'] as const) {
  test(`${boton} en la tarjeta no pide nada, y se puede volver a empezar`, { tag: '@larga' }, async ({ page }) => {
    await entrarComo(page, 'clara')
    await irAPagar(page, '100002')
    await elegirEnLaTarjeta(page, boton)
    await expect(page.getByRole('heading', { name: 'No se pudo procesar el pago' })).toBeVisible()
    await expect(page).toHaveURL(/#\/home/)
    expect(await page.evaluate(() => localStorage.getItem('emailData'))).toBeNull()
    await page.goto('/#/misCertificados')
    await expect(page.getByRole('row', { name: /100002/ })).toHaveCount(0)
  })
}

test('con el navegador cerrado después de pagar, el pedido se hace igual; y un rechazo avisa con su motivo', {
  tag: '@larga',
}, async ({ page, browser }) => {
  const otro = await (await browser.newContext()).newPage()
  await entrarComo(otro, 'clara')
  await irAPagar(otro, '100002')
  // Paid, and nothing of the return page runs: the browser is closed.
  await otro.route('**/assets/**', (ruta) => ruta.abort())
  const pagado = otro.waitForResponse((r) => r.request().method() === 'POST' && r.url().includes('/tarjeta/'))
  await otro.getByRole('button', { name: 'Pagar', exact: true }).click({ noWaitAfter: true })
  await pagado
  await otro.context().close()

  await llegaCorreo(page, OFICINA, 'Libre Deuda: padrón 100002')
  await entrarComo(page, 'lucia')
  await page.goto('/#/solicitudesLibreDeuda?estado=SOLICITADO')
  await page.getByRole('button', { name: /Resolver la solicitud/ }).click()
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click()
  await page.getByLabel('Motivo del rechazo').fill('Registra deuda de 2024.')
  await page.getByRole('button', { name: 'Rechazar solicitud' }).click()
  await expect(page.getByText('Solicitud rechazada: se avisa por correo al solicitante')).toBeVisible()
  const correo = await llegaCorreo(page, CLARA, 'Libre Deuda del padrón 100002: pedido rechazado')
  expect(correo.texto).toContain('Motivo: Registra deuda de 2024.')

  await page.goto('/#/correos')
  await page.getByRole('button', { name: /Ver correo «Libre Deuda del padrón 100002: pedido rechazado»/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Recibido por la casilla de demostración')
  await sinFaltas(page)
})

test('sin pago confirmado, obtenerLibreDeuda es 409 también por Ciudad Digital, y la página sigue verificando', {
  tag: '@larga',
}, async ({ page }) => {
  await entrarComo(page, 'clara')
  const headers = { authorization: await tokenDe(page, 'clara') }
  const data = { emailData: { message: '100004', recipient: OFICINA, subject: 'Libre Deuda' }, user: {} }
  for (const base of ['/api', '/sandbox/ciudad-digital']) {
    const respuesta = await page.request.post(`${base}/usuarios/obtenerLibreDeuda`, { headers, data })
    expect([respuesta.status(), (await respuesta.json()).message]).toEqual([
      409,
      'No hay un pago de Libre Deuda confirmado para ese padrón',
    ])
  }
  await irAPagar(page, '100004')
  const preguntada = page.waitForResponse((r) => r.url().includes('/api/pagos/estado/'))
  await page.goto('/#/LibreDeudaPagoExitoso')
  await preguntada
  await expect(page.getByRole('heading', { name: 'Estamos verificando su pago' })).toBeVisible()
  await page.waitForResponse((r) => r.url().includes('/api/pagos/estado/'))
  await expect(page.getByRole('heading', { name: 'Estamos verificando su pago' })).toBeVisible()
  await sinFaltas(page)
})

async function abrirDialogo(page: Page) {
  await page.getByRole('button', { name: 'Libre Deuda' }).click()
  await expect(page.getByRole('dialog', { name: 'Libre Deuda' })).toBeVisible()
}

async function irAPagar(page: Page, padron: string) {
  await abrirDialogo(page)
  await page.getByPlaceholder('Ingrese su número de Padrón').fill(padron)
  await page.getByRole('button', { name: 'Pagar con tarjeta' }).click()
  await expect(page).toHaveURL(/\/sandbox\/pagos\//)
}

async function elegirEnLaTarjeta(page: Page, boton: 'Pagar' | 'Rechazar' | 'Cancelar') {
  await page.getByRole('button', { name: boton, exact: true }).click()
}

interface CorreoRecibido {
  readonly asunto: string
  readonly texto: string
  readonly adjuntos: readonly { readonly url: string }[]
}

/** The mail with this subject, once it has come. */
async function llegaCorreo(page: Page, para: string, asunto: string): Promise<CorreoRecibido> {
  const buscar = async () => {
    const respuesta = await page.request.get(`/sandbox/correo?para=${encodeURIComponent(para)}`, {
      headers: { accept: 'application/json' },
    })
    const { correos } = (await respuesta.json()) as { correos: CorreoRecibido[] }
    return correos.find((correo) => correo.asunto === asunto)
  }
  await expect.poll(async () => Boolean(await buscar())).toBe(true)
  return (await buscar()) as CorreoRecibido
}
