import { expect, type Page, test } from '@playwright/test'
import { abrirDesglose, pdf, presentar } from '../carpetas.ts'
import { EN_EL_TELEFONO } from '../escritorio.ts'
import { entrarComo, tokenDe } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { pedirComo } from '../visitas.ts'

/** A folder is prepared in its slots and filed by an act; then what the office asks for is paid by card. */

const FORMULARIO_1 = {
  ...{ hormigonarmado: 1, asfalto: 0, cordoncuneta: 1, tierrasincc: 0, redbajatension: 1, redgasnatural: 0 },
  ...{ conformeexistente: 1, cantidadluminarias: 2, recoleccionresiduos: 3, cantarboles: 0, usoexistente: 'VIVIENDA' },
  ...{ usoahabilitar: 'PANADERIA', conformehabilitar: 'Permitido', observaciones: '' },
}

/** Its five slots answered; how it is done by hand is in `tramite.spec.ts`. */
async function prepararPapeles(page: Page, idCarpeta: number): Promise<void> {
  const headers = { authorization: await tokenDe(page, 'pablo') }
  for (const idRequisito of [1, 2, 3, 4, 5]) {
    const multipart = { idCarpeta, idRequisito, files: pdf(`papel-${idRequisito}.pdf`) }
    await page.request.post('/api/documentacion/carpetaProfesional', { headers, multipart })
  }
}

for (const [a, tamano] of EN_EL_TELEFONO) {
  test(`se prepara, se presenta y se paga lo que se pide, ${a}`, { tag: '@larga' }, async ({ page }) => {
    const { width } = tamano
    await page.setViewportSize(tamano)
    const idCarpeta = await presentar(page, 10, 1)
    await pedirComo(page, 'pablo', 'POST', '/documentacion/altaFormulario1', { ...FORMULARIO_1, idCarpeta })
    await entrarComo(page, 'pablo')
    await abrirDesglose(page, idCarpeta)
    await expect(page.getByText('Faltan 5 cosas')).toBeVisible()
    await sinFaltas(page, `presentar-por-preparar-${width}`)
    await prepararPapeles(page, idCarpeta)
    await abrirDesglose(page, idCarpeta)
    await page.getByRole('heading', { name: 'Requisitos' }).click()
    await page.getByRole('button', { name: 'Quitar papel-5.pdf' }).click()
    await expect(page.getByText('4 de 5 respondidos')).toBeVisible()
    await page.getByText('Falta 1 cosa').click()
    await expect(page.getByRole('button', { name: 'Presentar carpeta' })).toBeDisabled()
    await expect(page.getByRole('list', { name: 'Antes de presentarla falta:' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'No corresponde: Comprobante de pago del timbrado' }).click()
    await page.getByLabel('Por qué no corresponde').fill('La obra está exenta de timbrado')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('button', { name: 'Presentar carpeta' })).toBeEnabled()
    await sinFaltas(page, `presentar-lista-${width}`)
    await page.getByRole('button', { name: 'Presentar carpeta' }).click()
    await expect(page.getByText(`La carpeta ${idCarpeta} está presentada y pasó a Mesa de entradas.`)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Quitar / })).toHaveCount(0)

    // The desk is a desk.
    await page.setViewportSize({ width: 1280, height: 800 })
    await entrarComo(page, 'lucia')
    await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}`)
    await page.getByLabel('Nuevo estado').selectOption('PENDIENTE DE PAGO')
    await page.getByLabel('Concepto').fill('Tasa de inspección')
    await page.getByLabel('Importe a pagar').fill('12500,50')
    await sinFaltas(page, `presentar-pedir-pago-${width}`)
    await page.getByRole('button', { name: 'FINALIZAR' }).click()
    await expect(page.getByText('Operación exitosa!').first()).toBeVisible()

    await page.setViewportSize(tamano)
    await entrarComo(page, 'pablo')
    // The start page shows five of those that wait, and this city has many: it is reached by its number.
    await abrirDesglose(page, idCarpeta)
    await expect(page.getByRole('heading', { name: 'A pagar: $ 12.500,50' })).toBeVisible()
    await sinFaltas(page, `presentar-a-pagar-${width}`)
    await page.getByRole('button', { name: 'Pagar $ 12.500,50 con tarjeta' }).click()
    await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible()
    await page.getByRole('button', { name: 'Pagar' }).click()
    await expect(page.getByText('El pago está confirmado.').first()).toBeVisible()
    await abrirDesglose(page, idCarpeta)
    await expect(page.getByLabel('La carpeta', { exact: true }).getByText('PAGADO')).toBeVisible()
    if (width === 390) await page.getByRole('heading', { name: 'Archivos' }).click()
    await expect(page.getByText(/^recibo-\d+\.pdf$/)).toBeVisible()
    await sinFaltas(page, `presentar-pagada-${width}`)
  })
}
