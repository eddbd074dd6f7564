import { expect, type Page, test } from '@playwright/test'
import { A4, completa, dibujada, EN_EL_TELEFONO, estadoDe, hoja, idDeArchivo, observacionesDe } from '../escritorio.ts'
import { entrarComo } from '../ingresar.ts'
import { cruz, documento, rotulo } from '../pdfs.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { pedirComo } from '../visitas.ts'

/** An applicant, from what home says that waits to the last observation answered. */

const PLANO = documento([
  { caja: A4, contenido: rotulo('Planta baja') },
  { caja: A4, contenido: `${rotulo('Planta alta')} ${cruz(200, 600)} ${cruz(400, 300)}` },
])
const CORREGIDO = documento([
  { caja: A4, contenido: rotulo('Planta baja') },
  { caja: A4, contenido: `${rotulo('Planta alta, con cotas')} ${cruz(200, 600)}` },
])

async function observada(page: Page): Promise<number> {
  const idCarpeta = await completa(page, [['plano.pdf', PLANO]])
  const idArchivo = await idDeArchivo(page, idCarpeta, 'plano.pdf')
  const marca = { pagina: 2, caja: A4, giro: 0 }
  await pedirComo(page, 'lucia', 'POST', '/documentacion/observar', {
    idCarpeta,
    observaciones: [
      { texto: 'Falta la firma' },
      { texto: 'Falta la cota', idArchivo, marca: { ...marca, x: 200, y: 600 } },
      { texto: 'Sobra la escalera', idArchivo, marca: { ...marca, x: 400, y: 300 } },
      { texto: 'El uso no coincide', codigoFormulario: '1' },
    ],
  })
  return idCarpeta
}

const ficha = (page: Page, texto: string) =>
  page.getByRole('region', { name: 'Observaciones' }).getByRole('listitem').filter({ hasText: texto })

/** Opens the page where it was observed; its pins are all there, and the one that was asked for has the focus. */
async function verElPunto(page: Page, numero: number, texto: string) {
  await ficha(page, texto)
    .getByRole('button', { name: `Ver el punto ${numero} en la página` })
    .click()
  const pagina = hoja(page.getByRole('dialog'), 2)
  await dibujada(page.getByRole('dialog'), 2)
  await expect(pagina.getByRole('button', { name: /^Punto \d+, página 2: / })).toHaveCount(2)
  const alfiler = pagina.getByRole('button', { name: `Punto ${numero}, página 2: ${texto}` })
  await expect(alfiler).toBeFocused()
  await expect(alfiler).toBeInViewport()
}

for (const [tamano, ventana] of EN_EL_TELEFONO) {
  test(`de lo que espera en el inicio a la última observación respondida, ${tamano}`, { tag: '@larga' }, async ({
    page,
  }) => {
    const idCarpeta = await observada(page)
    await page.setViewportSize(ventana)
    await entrarComo(page, 'pablo')
    const loQueEspera = page.getByRole('link', { name: `Responda 4 observaciones de la carpeta ${idCarpeta}` })
    await expect(loQueEspera).toBeVisible()
    await sinFaltas(page, `responder-inicio-${ventana.width}`)
    await loQueEspera.click()
    await expect(page.getByRole('heading', { name: 'Observaciones' })).toBeFocused()
    await expect(page.getByText('Quedan 4 sin responder.')).toBeVisible()
    await sinFaltas(page, `responder-desglose-${ventana.width}`)

    await verElPunto(page, 2, 'Falta la cota')
    await sinFaltas(page, `responder-punto-${ventana.width}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Responder: Falta la cota' }).click()
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'plano corregido.pdf', mimeType: 'application/pdf', buffer: CORREGIDO })
    await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
    await expect(page.getByText('Quedan 3 sin responder.')).toBeVisible()
    await expect(ficha(page, 'Falta la cota').getByText('RESPONDIDA')).toBeVisible()

    await verElPunto(page, 3, 'Sobra la escalera')
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click()
    await page.getByRole('button', { name: 'Responder: Sobra la escalera' }).click()
    await page.keyboard.type('La saqué en el plano corregido')
    await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
    await expect(page.getByText('Quedan 2 sin responder.')).toBeVisible()

    await page.getByRole('button', { name: 'Responder: Falta la firma' }).click()
    await page.keyboard.type('Está firmado en la hoja 2')
    await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
    await expect(page.getByText('Queda 1 sin responder.')).toBeVisible()
    expect(await estadoDe(page, idCarpeta)).toBe('OBSERVADO')

    await page.getByRole('link', { name: 'Corregir el formulario 1' }).click()
    await page.getByRole('textbox', { name: /^Uso existente/ }).fill('COMERCIO')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Enviar formulario' }).click()
    await expect(page).toHaveURL(new RegExp(`#/verDesgloseCarpetaEncomienda\\?idCarpeta=${idCarpeta}`))
    await expect(page.getByText('PRESENTADO', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/sin responder\./)).toHaveCount(0)
    await sinFaltas(page, `responder-respondida-${ventana.width}`)
    expect(await estadoDe(page, idCarpeta)).toBe('PRESENTADO')
    expect((await observacionesDe(page, idCarpeta)).map(({ situacion }) => situacion)).toEqual([
      'RESPONDIDA',
      'RESPONDIDA',
      'RESPONDIDA',
      'RESPONDIDA',
    ])

    await page.goto('/#/catastro')
    await expect(page.getByRole('heading', { name: 'Seleccione una opción' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('link', { name: new RegExp(`^Responda .* ${idCarpeta}$`) })).toHaveCount(0)
  })
}
