import { expect, type Page, test } from '@playwright/test'
import { entrarComo, tokenDe } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'

/** Staff observe a form, a file and the folder; the applicant answers each in its own way, and the folder goes back. */

const PDF = Buffer.from('%PDF-1.4\n% plano\n%%EOF\n')
const FORMULARIO_1 = {
  ...{ hormigonarmado: 1, asfalto: 0, cordoncuneta: 1, tierrasincc: 0, redbajatension: 1, redgasnatural: 0 },
  ...{ conformeexistente: 1, cantidadluminarias: 2, recoleccionresiduos: 3, cantarboles: 0, usoexistente: 'VIVIENDA' },
  ...{ usoahabilitar: 'PANADERIA', conformehabilitar: 'Permitido', observaciones: '' },
}

test.describe.configure({ mode: 'serial' })
let idCarpeta = 0

test.beforeAll(async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  const headers = { authorization: await tokenDe(page, 'pablo') }
  const multipart = {
    ...{ idEncomiendaTipo: 10, idFormularioTipo: 1, idPropietario: 1, idProfesional: 1, idDomicilio: 1 },
    ...{ idInmuebleTipo: 1, idObraTipo: 7, AnchoCalle: '12', AnchoVereda: '2', DistEjeCalle: '8', ArbolesVereda: '1' },
    CoquisManzana: { name: 'croquis.pdf', mimeType: 'application/pdf', buffer: PDF },
  }
  const alta = await page.request.post('/api/documentacion/alta', { headers, multipart })
  idCarpeta = ((await alta.json()) as { idCarpeta: number }).idCarpeta
  await page.request.post('/api/documentacion/altaFormulario1', { headers, data: { ...FORMULARIO_1, idCarpeta } })
  const files = { name: 'plano.pdf', mimeType: 'application/pdf', buffer: PDF }
  await page.request.post('/api/documentacion/carpetaProfesional', { headers, multipart: { idCarpeta, files } })
  await page.context().close()
})

const fila = (page: Page) => page.getByRole('row', { name: new RegExp(String(idCarpeta)) })
const observaciones = (page: Page) => page.getByRole('region', { name: 'Observaciones' }).getByRole('listitem')

async function atender(page: Page) {
  await entrarComo(page, 'lucia')
  await page.goto('/#/verCarpetas')
  await page.getByRole('searchbox').fill(String(idCarpeta))
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await fila(page)
    .getByRole('button', { name: /Adjuntar/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Atender la carpeta' })).toBeVisible()
}

async function desglose(page: Page) {
  await entrarComo(page, 'pablo')
  await page.goto('/#/misCarpetas')
  await fila(page)
    .getByRole('button', { name: /Ver desglose/ })
    .click()
  await expect(observaciones(page).first()).toBeVisible()
}

test('Lucía observa el formulario 1, un archivo y la carpeta', async ({ page }) => {
  await atender(page)
  await page.getByLabel('Nuevo estado').selectOption('OBSERVADO')
  await page.getByRole('textbox', { name: 'Observación', exact: true }).fill('Falta la firma del propietario')
  await page.getByRole('button', { name: 'Observar una parte de la carpeta' }).click()
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(
    page.getByRole('link', { name: 'Sobre qué: elija un formulario, un archivo, un requisito o la carpeta' }),
  ).toBeVisible()
  await page.getByLabel('Sobre qué').selectOption({ label: 'Formulario 1 - factibilidad y conforme de uso' })
  await page.getByLabel('Qué hay que corregir').fill('El uso existente no coincide')
  await page.getByRole('button', { name: 'Agregar otra' }).click()
  await page.getByLabel('Sobre qué').nth(1).selectOption({ label: 'Archivo: plano.pdf' })
  await page.getByLabel('Qué hay que corregir').nth(1).fill('El plano no tiene escala')
  await sinFaltas(page)
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()
})

test('Pablo responde el archivo y la carpeta, corrige el formulario, y la carpeta vuelve sola', async ({ page }) => {
  await desglose(page)
  await expect(observaciones(page)).toHaveCount(3)
  await expect(page.getByText('Quedan 3 sin responder.')).toBeVisible()
  await sinFaltas(page)

  const responder = (texto: string) => page.getByRole('button', { name: `Responder: ${texto}` })
  await responder('El plano no tiene escala').click()
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByRole('link', { name: 'Escriba una respuesta o adjunte un archivo' })).toBeVisible()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles({
    name: 'plano con escala.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  })
  await sinFaltas(page)
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByText('Quedan 2 sin responder.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Descargar plano con escala.pdf' }).first()).toBeVisible()

  await responder('Falta la firma del propietario').click()
  await page.getByLabel('Respuesta (opcional)').fill('Está firmado en la hoja 2')
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByText('Queda 1 sin responder.')).toBeVisible()

  await page.getByRole('link', { name: 'Corregir el formulario 1' }).click()
  await expect(page.getByRole('textbox', { name: /^Uso existente/ })).toHaveValue('VIVIENDA')
  await page.getByRole('textbox', { name: /^Uso existente/ }).fill('COMERCIO')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Enviar formulario' }).click()
  await expect(page.getByText('Formulario enviado!').first()).toBeVisible()
  await expect(page).toHaveURL(/#\/verDesgloseCarpetaEncomienda/)
  await expect(page.getByText('PRESENTADO').first()).toBeVisible()
  await expect(page.getByText('Respuesta a la observación')).toBeVisible()

  await page.getByRole('link', { name: 'Ver qué cambió' }).click()
  const cambio = page.getByRole('row', { name: /Uso existente/ })
  await expect(cambio).toContainText('VIVIENDA')
  await expect(cambio).toContainText('COMERCIO')
  await expect(page.getByText('Cambió 1 dato.')).toBeVisible()
  await sinFaltas(page)
})

test('Lucía vuelve a observar, agrega otra y las retira: la carpeta vuelve', { tag: '@larga' }, async ({ page }) => {
  await atender(page)
  await page.getByLabel('Nuevo estado').selectOption('OBSERVADO')
  await page.getByRole('textbox', { name: 'Observación', exact: true }).fill('Falta el plano de electricidad')
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()

  await expect(page.getByText('Se le avisó a Pablo Medina')).toBeVisible()
  await page.getByRole('button', { name: 'Seguir con esta carpeta' }).click()
  await page.getByRole('button', { name: 'Observar una parte de la carpeta' }).click()
  await page.getByLabel('Sobre qué').selectOption({ label: 'La carpeta entera' })
  await page.getByLabel('Qué hay que corregir').fill('Falta la nota')
  await sinFaltas(page)
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Quedan 2 sin responder.')).toBeVisible()
  await page.getByRole('button', { name: 'Seguir con esta carpeta' }).click()

  for (const texto of ['Falta el plano de electricidad', 'Falta la nota']) {
    await page.getByRole('button', { name: `Retirar: ${texto}` }).click()
    await page.getByLabel('Motivo').fill('Fue un error')
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: /^Retirar:/ })).toHaveCount(0)
  await expect(page.getByLabel('Nuevo estado').locator('option', { hasText: 'OBSERVADO' })).toHaveCount(1)
})
