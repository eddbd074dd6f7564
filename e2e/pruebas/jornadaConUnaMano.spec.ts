import { expect, type Page, test } from '@playwright/test'
import { abrirDesglose, presentar } from '../carpetas.ts'
import { entrarComo } from '../ingresar.ts'
import { conUnaMano, escribir, TELEFONO } from '../unaMano.ts'
import { comoArchivo, jpeg } from '../veredas.ts'

/** Forms 1bis, 2, 19 and 14 on a phone: filled, paid and sent, every step within reach of the thumb that holds it. */

test.use(TELEFONO)

const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const campo = (page: Page, nombre: string) => page.getByLabel(nombre, { exact: true })
/** The forms fold once none of them is left to do: then they are opened, as by who wants to see it. */
const estaCompletado = (page: Page, formulario: RegExp) =>
  expect(async () => {
    const titulo = page.getByRole('heading', { name: 'Formularios', exact: true })
    const plegados = page.locator('details:not([open]) > summary', { has: titulo })
    if (await plegados.isVisible()) await plegados.tap()
    await expect(page.locator('tr', { hasText: formulario })).toContainText('COMPLETADO', { timeout: 2000 })
  }).toPass()

async function abrir(page: Page, codigo: string) {
  await page.getByRole('link', { name: `Editar formulario ${codigo}`, exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: /^Formulario / })).toBeVisible()
  await expect(page.locator('form')).toBeVisible()
  await conUnaMano(page)
}

const aRevisar = async (page: Page, continuar: string) => {
  await conUnaMano(page)
  await boton(page, continuar).tap()
  await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  await conUnaMano(page)
}

async function enviar(page: Page) {
  await boton(page, 'Enviar formulario').tap()
  await expect(page.getByText('Formulario enviado!').first()).toBeVisible()
  await boton(page, 'Ir ahora').tap()
  await expect(page).toHaveURL(/#\/verDesgloseCarpetaEncomienda/)
}

async function enLaTarjeta(page: Page, decision: 'Pagar' | 'Rechazar' | 'Cancelar') {
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible()
  await conUnaMano(page)
  await boton(page, decision).tap()
}

test('1bis, 2, 19 y 14 se completan, se pagan y se envían con una mano', { tag: '@larga' }, async ({ page }) => {
  await entrarComo(page, 'pablo')
  const idCarpeta = await presentar(page, 1, 1)
  await abrirDesglose(page, idCarpeta)
  await expect(page.getByText('0 de 4 completados')).toBeVisible()
  await conUnaMano(page)
  await formulario1bis(page)
  await formulario2(page)
  await formulario19(page)
  await abrirDesglose(page, await presentar(page, 4, 17))
  await formulario14(page)
})

/** 100 m² × $ 98.000 × 6 % = 588.000; 2 huellas, 6.400; 10 m of fence, 3.500. */
async function formulario1bis(page: Page) {
  await abrir(page, '1bis')
  await escribir(campo(page, 'Número de resolución'), 'EN TRAMITE')
  // Over the nought that stands there, wherever the finger falls.
  await escribir(campo(page, 'Superficie a construir'), '100')
  await page.getByText('2 huellas', { exact: true }).tap()
  await escribir(campo(page, 'Metros de cerca'), '10')
  await expect(page.getByText('$ 597.900,00')).toHaveCount(2)
  await expect(page.getByText('$ 597.900,00').first()).toBeInViewport({ ratio: 1 })
  await aRevisar(page, 'Continuar')
  await enviar(page)

  await page.getByRole('link', { name: 'Pagar $ 597.900,00 del formulario 1bis' }).tap()
  await expect(page.getByText('Completado por')).toBeVisible()
  await expect(boton(page, /^PAGAR FORMULARIO \$/)).toBeInViewport()
  await conUnaMano(page)
  await boton(page, /^PAGAR FORMULARIO \$/).tap()
  await enLaTarjeta(page, 'Rechazar')
  await expect(page.getByText('El pago fue rechazado. No se le cobró nada.')).toBeVisible()
  await conUnaMano(page)
  await page.getByRole('link', { name: 'Intentar de nuevo' }).tap()
  await boton(page, /^PAGAR FORMULARIO \$/).tap()
  await enLaTarjeta(page, 'Pagar')
  await expect(page.getByText('Pago realizado con éxito. Redirigiendo a mis carpetas')).toBeVisible()
  await conUnaMano(page)
  await boton(page, 'Ir ahora').tap()
  await expect(page.getByText('El formulario 1 bis está pagado.')).toBeVisible()
  await estaCompletado(page, /1 bis/)
  await conUnaMano(page)
}

/** From what the breakdown says is missing, which folds. */
async function formulario2(page: Page) {
  await page.getByText(/^Faltan \d+ cosas$/).tap()
  await page.getByRole('link', { name: /^Completar el formulario 2 / }).tap()
  await expect(page.locator('form')).toBeVisible()
  for (const [nombre, valor] of [
    ['Superficie con antecedentes', '120'],
    ['Permiso de construcción número', '4521'],
    ['Final de obra número', '77'],
  ] as const) {
    await expect(campo(page, nombre)).toHaveAttribute('inputmode', 'numeric')
    await escribir(campo(page, nombre), valor)
  }
  await escribir(campo(page, 'Trabajo autorizado 1'), 'Ampliación de cocina')
  await escribir(campo(page, 'Observación 1'), 'Según planos')
  await aRevisar(page, 'Continuar')
  await enviar(page)
  await estaCompletado(page, /Formulario 2 /)
  // What was paid before is no news any more.
  await expect(page.getByText('El formulario 1 bis está pagado.')).toBeHidden()
}

async function formulario19(page: Page) {
  await abrir(page, '19')
  await page.getByText('No', { exact: true }).tap()
  await expect(campo(page, 'Padrón')).toHaveAttribute('inputmode', 'numeric')
  await escribir(campo(page, 'Padrón'), '99999999')
  await boton(page, 'Buscar padrón').tap()
  await expect(page.getByText('No se encontró domicilio existente, complete el formulario')).toBeVisible()
  await campo(page, 'Calle').tap()
  await page.keyboard.type('junin')
  await page.getByRole('option', { name: 'JUNIN' }).tap()
  await expect(campo(page, 'Nro Puerta')).toHaveAttribute('inputmode', 'numeric')
  for (const [nombre, valor] of [
    ['Nro Puerta', '85'],
    ['Seccion', '4'],
    ['Manzana', '12'],
    ['Distrito', '1'],
    ['Dominio', 'A-1'],
  ] as const) {
    await escribir(campo(page, nombre), valor)
  }
  await page.getByRole('combobox', { name: 'Declarante' }).selectOption({ label: 'APODERADO' })
  await aRevisar(page, 'ENVIAR')
  await enviar(page)
  await estaCompletado(page, /Formulario 19 /)
}

/** 12,5 m of perimeter at $ 350. Cancelled once at the card page; the receipt is a photo. */
async function formulario14(page: Page) {
  await abrir(page, '14')
  for (const pregunta of ['Instalación', 'Retiro', 'Ocupa espacio de Vereda', 'Acepto ORD 2073']) {
    await page.getByRole('group', { name: pregunta, exact: true }).getByText('Sí').tap()
  }
  await campo(page, 'Desde').fill('2026-12-01')
  await campo(page, 'Hasta').fill('2026-12-31')
  await escribir(campo(page, 'Perímetro'), '12,5')
  await escribir(campo(page, 'Altura'), '3,5')
  await escribir(campo(page, 'Superficie'), '20')
  await expect(campo(page, 'CUIL del instalador')).toHaveAttribute('inputmode', 'numeric')
  await escribir(campo(page, 'CUIL del instalador'), '27309991112')
  await boton(page, 'Buscar instalador').tap()
  await expect(campo(page, 'Apellido')).toHaveValue('Nieva')
  await page.getByRole('group', { name: 'Instalada por Empresa de Publicidad' }).getByText('No').tap()
  await aRevisar(page, 'Continuar al pago')
  await boton(page, 'Pagar $ 4.375,00').tap()
  await enLaTarjeta(page, 'Cancelar')
  await expect(page.getByText('El pago se canceló. No se le cobró nada.')).toBeVisible()
  await conUnaMano(page)
  await page.getByRole('link', { name: 'Intentar de nuevo' }).tap()
  await boton(page, 'Intentar de nuevo').tap()
  await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  await boton(page, 'Pagar $ 4.375,00').tap()
  await enLaTarjeta(page, 'Pagar')
  await expect(page.getByText('Pago confirmado: $ 4.375,00.')).toBeVisible()

  // From the album, or straight from the camera.
  await expect(page.locator('#comprobante')).toHaveAttribute('accept', /image\/jpeg/)
  await expect(page.locator('#comprobante')).not.toHaveAttribute('capture')
  await expect(page.locator('#comprobante-camara')).toHaveAttribute('capture', 'environment')
  await conUnaMano(page)
  const eleccion = page.waitForEvent('filechooser')
  await page.getByText('Sacar una foto', { exact: true }).tap()
  await (await eleccion).setFiles(comoArchivo('recibo.jpg', await jpeg(page, 'recibo', 400, 300)))
  await expect(page.getByText('recibo.jpg')).toBeVisible()
  await boton(page, 'Enviar').tap()
  await expect(page.getByText('Datos enviados correctamente').first()).toBeVisible()
  await boton(page, 'Ir ahora').tap()
  await estaCompletado(page, /Formulario 14/)
}
