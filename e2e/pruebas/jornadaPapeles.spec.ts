import { expect, test } from '@playwright/test'
import { entrarComo } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { hoy, visitaDeDiego } from '../visitas.ts'

/** The folder's papers go to the place of the visit in the phone: chosen, with what they weigh said first, and read without signal. */

test('los papeles de la visita se llevan, y se leen sin señal; sin conexión se dice en cada pantalla, con el camino a la jornada', {
  tag: '@larga',
}, async ({ browser }) => {
  test.setTimeout(240_000)
  const contexto = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await contexto.newPage()
  await entrarComo(page, 'diego')
  await page.goto('/#/jornada')
  await expect(page.getByText('Este teléfono abre Mi jornada sin señal.')).toBeVisible({ timeout: 60_000 })
  const { idVisita } = await visitaDeDiego(page)
  await page.goto(`/#/jornada/visita/${idVisita}?dia=${hoy()}`)
  const papeles = page.getByRole('region', { name: 'Papeles de la carpeta' })
  await papeles
    .getByRole('button', { name: /^Llevar los papeles \(2 archivos, \d+ KB, más el legajo, que se hace al pedirlo\)$/ })
    .click()
  const legajo = papeles.getByRole('button', { name: /^Legajo: formularios/ })
  await expect(legajo).toBeVisible({ timeout: 60_000 })
  await expect(papeles.getByRole('button', { name: /^Llevar/ })).toHaveCount(0)

  await contexto.setOffline(true)
  await page.reload()
  const sinConexion = page.locator('[aria-live=polite]').filter({ hasText: 'Sin conexión' })
  await expect(sinConexion.getByRole('link', { name: 'Ir a Mi jornada' })).toBeVisible()
  await papeles.getByRole('button', { name: 'croquis.png' }).click()
  const croquis = page.getByRole('dialog').getByRole('img', { name: 'croquis.png' })
  await expect(croquis).toBeVisible()
  expect(await croquis.evaluate((imagen: HTMLImageElement) => imagen.naturalWidth)).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click()
  await legajo.click()
  await expect(page.getByRole('dialog').locator('canvas[data-dibujada]').first()).toBeVisible({ timeout: 30_000 })
  await sinFaltas(page, 'jornada-papeles')
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click()
  await sinConexion.getByRole('link', { name: 'Ir a Mi jornada' }).click()
  await expect(page.getByRole('heading', { name: 'Mi jornada' })).toBeVisible()
  await expect(sinConexion.getByRole('link', { name: 'Ir a Mi jornada' })).toBeVisible()
  await contexto.setOffline(false)
  await expect(sinConexion).toHaveCount(0)
  await contexto.close()
})
