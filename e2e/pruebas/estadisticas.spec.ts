import { expect, test } from '@playwright/test'
import { presentar } from '../carpetas.ts'
import { entrarComo } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'

const REBAJE_DE_CORDON = 14
const FORMULARIO_1BIS = 2

test('el jefe ve un tipo de carpeta, su tabla y su planilla, e imprime el informe', async ({ page }) => {
  await presentar(page, REBAJE_DE_CORDON, FORMULARIO_1BIS)
  await entrarComo(page, 'hector')
  await page.getByRole('button', { name: /cuenta|Héctor/i }).click()
  await page.getByRole('menuitem', { name: 'Estadísticas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Estadísticas' })).toBeVisible()
  await expect(page.getByText(/^Cuentas exactas al \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\./)).toBeVisible()
  await expect(page.getByRole('region', { name: 'En pocas cifras' })).toContainText('Abiertas hoy')

  await page.getByLabel('Tipo de carpeta').selectOption({ label: 'Rebaje de cordon' })
  await expect(page.getByRole('region', { name: 'En pocas cifras' })).toContainText('Abiertas hoy1')
  const estados = page.getByRole('region', { name: 'Carpetas por estado' })
  await expect(estados.getByRole('img')).toBeVisible()
  await estados.getByText('Ver la tabla').click()
  await expect(estados.getByRole('row', { name: 'PRESENTADO, sin completar 1' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Días en cada estado' })).toContainText('Todavía no hay nada')
  await sinFaltas(page)

  const bajada = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar carpetas por estado' }).click()
  expect((await bajada).suggestedFilename()).toMatch(/^carpetas por estado \d{4}-\d{2} a \d{4}-\d{2}\.xlsx$/)

  await page.reload()
  await expect(page.getByLabel('Tipo de carpeta')).toHaveValue('encomienda-14')
  await page.getByLabel('Desde').selectOption({ index: 0 })
  await page.getByRole('link', { name: 'Informe para imprimir' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Informe de gestión' })).toBeVisible()
  await expect(page.getByText('Tipo de carpeta: Rebaje de cordon.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  const hoja = await page.locator('main').evaluate((main) => main.scrollWidth)
  expect(hoja).toBeLessThanOrEqual(await page.evaluate(() => window.innerWidth))
})

test('el fin que queda antes del comienzo lo lleva consigo, y en el teléfono nada se sale', { tag: '@larga' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await entrarComo(page, 'hector')
  await page.goto('/#/estadisticas?desde=2026-03&hasta=2026-05')
  await page.getByLabel('Hasta').selectOption({ value: '2026-01' })
  await expect(page.getByLabel('Desde')).toHaveValue('2026-01')
  await page.getByLabel('Desde').selectOption({ value: '2026-02' })
  await expect(page.getByLabel('Hasta')).toHaveValue('2026-02')
  await expect(page.getByRole('img', { name: /Carpetas por estado/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test('cualquiera lee los plazos que la ciudad publica, y de pocos casos no se dice nada', async ({ page }) => {
  await page.goto('/#/estadisticasPublicas')
  await expect(page.getByRole('heading', { level: 1, name: 'Cuánto tarda un trámite' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Obra nueva — Menos de 10' })).toBeVisible()
  await sinFaltas(page)
})
