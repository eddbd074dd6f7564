import { expect, type Locator, type Page, test } from '@playwright/test'
import { A4, completa, estadoDe, TAMANOS } from '../escritorio.ts'
import { entrarComo } from '../ingresar.ts'
import { documento, rotulo } from '../pdfs.ts'
import { contar } from '../recorridos.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { carpetaDeDiego, hoy, pedirComo } from '../visitas.ts'

/** What staff do most, counted from their home. What is received is counted with the desk, in `escritorio.spec.ts`. */

const PLANO = documento([{ caja: A4, contenido: rotulo('Planta baja') }])

for (const [tamano, ventana] of TAMANOS) {
  const tag = ventana.width === 390 ? [] : '@larga'
  test(`Héctor asigna y planea en 3 clics desde su inicio, y Diego llega a su visita de hoy en 1, ${tamano}`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize(ventana)
    const idCarpeta = await carpetaDeDiego(page)
    await pedirComo(page, 'hector', 'PUT', '/documentacion/asignar', { idCarpeta, idInspector: null })
    const contado = await contar(page)
    await entrarComo(page, 'hector')
    await contado.empezar(`Asignar y planear, ${tamano}`)
    await contado.medir()
    await page.getByRole('link', { name: 'Carpetas sin asignar' }).click()
    await expect(page.getByRole('tab', { name: 'Sin asignar' })).toHaveAttribute('aria-selected', 'true')
    const buscar = page.getByRole('searchbox')
    await contado.escribir(buscar, String(idCarpeta))
    await buscar.press('Enter')
    await page.getByRole('button', { name: `Asignar la carpeta ${idCarpeta}` }).click()
    const dialogo = page.getByRole('dialog')
    await contado.escribir(dialogo.getByLabel('Día', { exact: true }), hoy())
    await expect(dialogo.getByRole('region', { name: 'El día de Soria Diego' })).toContainText('visita')
    await contado.medir()
    await dialogo.getByRole('button', { name: 'Asignar y planear' }).click()
    await expect(dialogo).toBeHidden()
    expect((await contado.terminar()).clics).toBe(3)

    await entrarComo(page, 'diego')
    await contado.empezar(`Visita de hoy, ${tamano}`)
    await contado.medir()
    await page
      .getByRole('region', { name: 'Visitas de hoy' })
      .getByRole('link', { name: new RegExp(`Carpeta ${idCarpeta}$`) })
      .click()
    await expect(page.getByRole('heading', { name: `Visita de la carpeta ${idCarpeta}` })).toBeVisible()
    await contado.medir()
    expect((await contado.terminar()).clics).toBe(1)
  })
}

const caja = (page: Page) => page.getByRole('combobox', { name: 'Qué buscar' })

/** Keys are counted as they are pressed. */
function teclado(page: Page, maximo: number) {
  let teclas = 0
  const tocar = async (tecla: string) => {
    teclas += 1
    await page.keyboard.press(tecla)
  }
  return {
    tocar,
    escribir: async (texto: string) => {
      teclas += texto.length
      await page.keyboard.type(texto)
    },
    /** By Tab, as whoever has no mouse goes. */
    irHasta: async (donde: Locator) => {
      while (!(await donde.evaluate((elemento) => elemento === document.activeElement))) {
        expect(teclas, 'no se llega').toBeLessThan(maximo)
        await tocar('Tab')
      }
    },
    teclas: () => teclas,
  }
}

const MAX_TECLAS = 65

test('Lucía halla una carpeta y la recibe con 65 teclas, sin tocar nada; y cualquiera, en una caja, con 2 clics', async ({
  page,
}) => {
  const idCarpeta = await completa(page, [['plano.pdf', PLANO]])
  const contado = await contar(page)
  await entrarComo(page, 'lucia')
  await contado.empezar('Recepción con el teclado')
  const { tocar, escribir, irHasta, teclas } = teclado(page, MAX_TECLAS)
  await tocar('/')
  // At once: what is typed before the box is here is in it.
  await escribir(String(idCarpeta))
  await expect(caja(page)).toHaveValue(String(idCarpeta))
  await expect(page.getByRole('option').first()).toContainText(`Carpeta ${idCarpeta}`)
  await tocar('Enter')
  await expect(page.getByRole('heading', { name: `Carpeta ${idCarpeta}`, exact: true })).toBeVisible()
  const estado = page.getByLabel('Nuevo estado')
  await expect(estado).toBeVisible()
  // While the box closes the keyboard is still its own.
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
  await tocar('Alt+e')
  await expect(estado).toBeFocused()
  await escribir('REC')
  await expect(estado).toHaveValue('RECIBIDO MESA ENTRADAS')
  await irHasta(page.getByLabel('Número de expediente'))
  await escribir(`${idCarpeta}-E`)
  await tocar('Alt+f')
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()
  expect(await estadoDe(page, idCarpeta)).toBe('RECIBIDO MESA ENTRADAS')
  expect((await contado.terminar()).clics).toBe(0)
  process.stdout.write(`Recepción con el teclado: ${teclas()} teclas\n`)
  expect(teclas()).toBeLessThanOrEqual(MAX_TECLAS)

  for (const [tamano, ventana] of TAMANOS) {
    await page.setViewportSize(ventana)
    for (const [que, escrito, hallada] of [
      ['expediente', `${idCarpeta}-E`, String(idCarpeta)],
      ['profesional', 'medina pablo', ''],
      ['medio apellido', 'niev', ''],
    ] as const) {
      await contado.empezar(`Hallar por ${que}, ${tamano}`)
      await page.getByRole('button', { name: /^Hallar/ }).click()
      await expect(caja(page)).toBeFocused()
      await contado.escribir(caja(page), escrito)
      const una = page.getByRole('option').filter({ hasText: `Carpeta ${hallada}` })
      await expect(una.first()).toBeVisible()
      if (que === 'medio apellido' && ventana.width < 900) await sinFaltas(page)
      const numero = /Carpeta (\d+)/.exec((await una.first().textContent()) ?? '')?.[1]
      await una.first().click()
      await expect(page.getByRole('heading', { name: `Carpeta ${numero}`, exact: true })).toBeVisible()
      expect((await contado.terminar()).clics).toBe(2)
    }
  }
  // Where something is typed, it is a slash.
  await page.goto('/#/verCarpetas')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('searchbox').press('/')
  await expect(page.getByRole('searchbox')).toHaveValue('/')
})

/** The longest that the desk says: three lines on a phone. */
const OTRO_LA_MOVIO =
  'Otra persona cambió esta carpeta mientras usted la miraba. Vuelva a abrirla para ver cómo está ahora'

test('un aviso no mueve nada, ni tapa «Volver» ni el título, y lo que falló se va con su pantalla', {
  tag: '@larga',
}, async ({ page }) => {
  const idCarpeta = await completa(page, [['plano.pdf', PLANO]])
  await page.route('**/api/formulario/actualizarTramite', (ruta) =>
    ruta.fulfill({ status: 500, json: { ok: false, message: OTRO_LA_MOVIO } }),
  )
  await entrarComo(page, 'lucia')
  for (const [, ventana] of TAMANOS) {
    await page.setViewportSize(ventana)
    await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}`)
    if (ventana.width < 1200) await page.getByRole('tab', { name: /^Decidir/ }).click()
    await page.getByLabel('Nuevo estado').selectOption('RECIBIDO MESA ENTRADAS')
    const expediente = page.getByLabel('Número de expediente')
    await expediente.fill('1-A')
    await page.evaluate(() => scrollTo(0, 0))
    const quietos = [page.getByText('Volver', { exact: true }), page.getByRole('heading', { level: 1 }), expediente]
    const lugares = () => Promise.all(quietos.map((uno) => uno.boundingBox()))
    const antes = await lugares()
    // By the keyboard, which scrolls nothing.
    await page.keyboard.press('Alt+f')
    const aviso = page.getByRole('button', { name: 'Cerrar mensaje' }).locator('..')
    await expect(aviso).toContainText(OTRO_LA_MOVIO)
    expect(await lugares()).toEqual(antes)
    const { y = 0, height = 0 } = (await aviso.boundingBox()) ?? {}
    for (const lugar of antes.slice(0, 2)) expect(y + height, 'termina antes').toBeLessThanOrEqual(lugar?.y ?? 0)
    await page.getByText('Volver', { exact: true }).click()
    await expect(page.getByRole('heading', { name: `Carpeta ${idCarpeta}` })).toHaveCount(0)
    await expect(aviso).toHaveCount(0)
  }
})
