import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { elegirEncomienda } from '../carpetas.ts'
import { entrarComo, ingresar, tokenDe } from '../ingresar.ts'
import { pedirComo } from '../visitas.ts'

/** The main job, as people do it: filed by a professional, received and moved by the front desk, paid, and closed to strangers. */

const CROQUIS = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PLANO = Buffer.from(`%PDF-1.4\n${'% plano\n'.repeat(60_000)}%%EOF\n`)
const COMPROBANTE = Buffer.from('%PDF-1.4\n% comprobante\n%%EOF\n')
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

const PREGUNTAS = [
  'Hormigón armado',
  'Asfalto',
  'Cordón cuneta',
  'Tierra sin cordón cuneta',
  'Red de baja tensión',
  'Red de gas natural',
  'Conforme existente',
]

test.describe.configure({ mode: 'serial' })
let idCarpeta = 0

test('Pablo presenta una carpeta para Rosa Ávila, que nunca entró', async ({ page }) => {
  await ingresar(page, 'pablo')
  await page.getByRole('link', { name: 'Ingresar carpeta' }).click()
  await elegirEncomienda(page, 'CONFORME DE USO')
  await page.getByRole('button', { name: 'Siguiente' }).click()

  await page.getByLabel('CUIL del propietario').fill('27-33666777-7')
  await page.getByRole('button', { name: 'Buscar propietario' }).click()
  await expect(page.getByText('Ávila')).toBeVisible()
  await page.getByLabel('Domicilio del propietario').fill('JUNIN 85')
  await page.getByRole('region', { name: 'Propietario' }).getByRole('button', { name: 'Guardar domicilio' }).click()
  await expect(page.getByText('Domicilio agregado con éxito!').first()).toBeVisible()

  await page.getByRole('button', { name: 'Agregar domicilio de obra' }).click()
  await page.getByRole('dialog').getByLabel('Padrón').first().fill('100001')
  await page.getByRole('dialog').getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usar este domicilio' }).click()
  await expect(page.getByRole('button', { name: 'Editar Domicilio de obra' })).toBeVisible()

  await page.getByLabel('Tipo de inmueble').selectOption({ label: 'LOCAL COMERCIAL' })
  await page.getByLabel('Tipo de obra').selectOption({ label: 'OBRA MENOR' })
  await page.getByLabel('Ancho de calle').fill('8,5')
  await page.getByLabel('Ancho de vereda').fill('2')
  await page.getByLabel('Distancia al eje de calle').fill('6')
  await page.getByLabel('Árboles en vereda').fill('1')

  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Debe adjuntar el croquis de manzana!').first()).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name: 'croquis.png', mimeType: 'image/png', buffer: CROQUIS })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('SAN MARTIN 450').first()).toBeVisible()
  await page.getByRole('button', { name: /Presentar|Enviar/ }).click()

  await expect(page.getByText('Carpeta creada con éxito').first()).toBeVisible()
  await expect(page).toHaveURL(/#\/misCarpetas/)
  const primera = page.getByRole('row').nth(1)
  await expect(primera).toContainText('PRESENTADO')
  idCarpeta = Number(/\d{4,}/.exec((await primera.textContent()) ?? '')?.[0])
  expect(idCarpeta).toBeGreaterThan(1009)
})

test('completa el formulario 1 y adjunta un documento, que vuelve igual', async ({ page }) => {
  await entrarComo(page, 'pablo')
  await abrirDesglose(page)
  await page
    .getByRole('row', { name: /FORMULARIO 1/ })
    .getByRole('link', { name: /Completar|Editar/ })
    .click()
  for (const pregunta of PREGUNTAS) {
    await page.getByRole('group', { name: pregunta, exact: true }).getByLabel('Sí').check()
  }
  await page.getByLabel('Cantidad de luminarias').fill('3')
  await page.getByLabel('Recolección de residuos').fill('5')
  await page.getByLabel('Cantidad de árboles').fill('0')
  await page.getByLabel('Uso existente').fill('VIVIENDA')
  await page.getByLabel('Uso a habilitar').fill('LIBRERIA')
  await page.getByLabel('Conforme a habilitar').selectOption({ label: 'Permitido' })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: /Enviar/ }).click()
  await expect(page.getByText('Formulario enviado!').first()).toBeVisible()
  await expect(page).toHaveURL(/#\/verDesgloseCarpetaEncomienda/)
  await expect(page.getByText('COMPLETADO', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Requisitos y adjuntos' }).click()
  await expect(page.getByRole('heading', { name: 'Ya casi terminas..' })).toBeVisible()
  await page.locator('#files').setInputFiles(pdf('plano de obra.pdf', PLANO))
  const red = await page.context().newCDPSession(page)
  await red.send('Network.enable')
  const condiciones = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 }
  await red.send('Network.emulateNetworkConditions', condiciones)
  await page.getByRole('button', { name: /^Enviar/ }).click()
  await expect(page.getByRole('progressbar', { name: 'Enviando los archivos' })).toBeVisible()
  await expect(page.getByText('Archivos enviados correctamente').first()).toBeVisible()
  await expect(page).toHaveURL(/#\/verDesgloseCarpetaEncomienda/)

  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: /todos/i }).click()
  expect((await descarga).suggestedFilename()).toBe(`carpeta-${idCarpeta}.zip`)
  expect(await sumasDe(page, 'pablo')).toEqual([sha256(CROQUIS), sha256(PLANO)])

  await page.goto('/#/misCarpetas')
  await expect(page.getByRole('row').nth(1)).toContainText('En preparación · 0 de 5 requisitos')
  for (const idRequisito of [1, 2, 3, 4, 5]) {
    const motivo = 'Está en el plano que se adjunta'
    await pedirComo(page, 'pablo', 'PUT', '/documentacion/requisitoNoCorresponde', { idCarpeta, idRequisito, motivo })
  }
  await abrirDesglose(page)
  // What was answered outside this page.
  await page.reload()
  await page.getByRole('button', { name: 'Presentar carpeta' }).click()
  await expect(page.getByText(`La carpeta ${idCarpeta} está presentada y pasó a Mesa de entradas.`)).toBeVisible()
  await page.goto('/#/misCarpetas')
  await expect(page.getByRole('row').nth(1)).toContainText('Carpeta completa')
})

test('Lucía la recibe, la encuentra en inspección y pide el pago', async ({ page }) => {
  await entrarComo(page, 'lucia')
  await page.goto('/#/verCarpetas')
  await expect(page.getByRole('heading', { name: 'Mesa de entradas - Recepción de carpetas' })).toBeVisible()
  await adjuntarEn(page)
  await page.getByLabel(/expediente/i).fill('4521-M-2026')
  await page.getByLabel('Observación', { exact: false }).fill('Recibida en mesa, falta pagar el timbrado.')
  await elegirEstado(page, 'RECIBIDO MESA ENTRADAS')
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()

  await page.goto('/#/inspeccionCarpetas')
  await expect(page.getByRole('heading', { name: 'Inspección de carpetas' })).toBeVisible()
  await adjuntarEn(page)
  await elegirEstado(page, 'PENDIENTE DE PAGO')
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()
})

test('Pablo adjunta el comprobante y la carpeta queda pagada', async ({ page }) => {
  await entrarComo(page, 'pablo')
  await page.goto('/#/misCarpetas')
  await filaDe(page)
    .getByRole('button', { name: /Adjuntar comprobante de pago/ })
    .click()
  await expect(page.getByText('Su carpeta se encuentra como')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(pdf('comprobante.pdf', COMPROBANTE))
  await page.getByRole('button', { name: /Enviar/ }).click()
  await expect(page.getByText('Comprobante enviado con éxito').first()).toBeVisible()
  await page.goto('/#/misCarpetas')
  await expect(filaDe(page)).toContainText('PAGADO')
})

test('Bruno no la ve, no la lee, no la descarga, no la cambia y no la borra', async ({ page }) => {
  await entrarComo(page, 'bruno')
  await page.goto('/#/misCarpetas')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(String(idCarpeta)) })).toHaveCount(0)

  const headers = { authorization: await tokenDe(page, 'bruno') }
  const pedir = async (method: string, path: string, data?: object) =>
    (await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })).status()
  expect(await pedir('GET', '/documentacion/listar?idProfesional=1')).toBe(403)
  expect(await pedir('GET', `/documentacion/carpeta/${idCarpeta}`)).toBe(404)
  expect(await pedir('GET', `/documentacion/archivos?idCarpeta=${idCarpeta}`)).toBe(404)
  expect(await pedir('GET', `/documentacion/obtenerArchivos/?idCarpeta=${idCarpeta}`)).toBe(404)
  expect(await pedir('PUT', '/formulario/actualizarTramite', { idTramite: idCarpeta, idEstado: 7 })).toBe(403)
  expect(await pedir('PUT', '/formulario/actualizarTramite-Pagado', { idCarpeta })).toBe(404)
  expect(await pedir('DELETE', `/documentacion?id=${idCarpeta}`)).toBe(404)
})

const filaDe = (page: Page) => page.getByRole('row', { name: new RegExp(String(idCarpeta)) })

async function abrirDesglose(page: Page) {
  await page.goto('/#/misCarpetas')
  await filaDe(page)
    .getByRole('button', { name: /Ver desglose/ })
    .click()
  await expect(page).toHaveURL(/#\/verDesgloseCarpetaEncomienda/)
}

async function adjuntarEn(page: Page) {
  await page.getByRole('searchbox').fill(String(idCarpeta))
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await filaDe(page)
    .getByRole('button', { name: /Adjuntar/ })
    .click()
  await expect(page).toHaveURL(/#\/AdjuntarArchivos/)
}

async function elegirEstado(page: Page, estado: string) {
  const opcion = page.getByLabel('Nuevo estado').locator('option').filter({ hasText: estado }).first()
  await page.getByLabel('Nuevo estado').selectOption((await opcion.getAttribute('value')) ?? '')
}

/** The SHA-256 of each file as it comes down, in order. */
async function sumasDe(page: Page, quien: 'pablo'): Promise<string[]> {
  const headers = { authorization: await tokenDe(page, quien) }
  const lista = await page.request.get(`/api/documentacion/archivos?idCarpeta=${idCarpeta}`, { headers })
  const { archivos } = (await lista.json()) as { archivos: { idArchivo: number }[] }
  return Promise.all(
    archivos.map(async ({ idArchivo }) =>
      sha256(await (await page.request.get(`/api/documentacion/archivo/${idArchivo}`, { headers })).body()),
    ),
  )
}
