import { expect, test } from '@playwright/test'
import { entrarComo } from '../ingresar.ts'
import { faltasALaVista } from '../miradas.ts'
import { sinFaltas } from '../sinFaltas.ts'

/** What stands before one starts: papers, cost, time and signers, without signing in and beside the choice. */

for (const tamano of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`a ${tamano.width}`, { tag: tamano.width === 390 ? [] : '@larga' }, () => {
    test.use({ viewport: tamano })

    test('sin ingresar, de la portada a lo que cuesta', async ({ page }) => {
      await page.goto('/portada')
      await page.getByRole('link', { name: /^Antes de empezar/ }).click()
      await expect(page.getByRole('heading', { name: 'Antes de empezar', level: 1 })).toBeVisible()
      await page.getByLabel('¿Qué va a hacer?').fill('ampliacion')
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Carpetas de obra'])
      await sinFaltas(page, `antes-lista-${tamano.width}`)
      await page.getByRole('link', { name: /^Ampliacion/ }).click()
      await expect(page.getByText('DNI del propietario, de ambos lados y legible')).toBeVisible()
      await page.getByLabel('Superficie a construir').fill('100')
      await expect(page.getByText('Elija el tipo de obra para ver cuánto cuesta.')).toBeVisible()
      await page.getByLabel('Tipo de obra').selectOption('Ampliacion')
      // The stamp duty and six per cent of a hundred square metres, with the demonstration's tariffs.
      await expect(page.getByRole('table', { name: 'Estimación' })).toContainText('Total estimado')
      await sinFaltas(page, `antes-carpeta-${tamano.width}`)
      expect(await faltasALaVista(page)).toEqual([])

      await page.getByRole('link', { name: 'Todos los trámites' }).click()
      await page.getByRole('link', { name: /^Plan Veredas Sanas/i }).click()
      await page.getByLabel('Vereda', { exact: true }).check()
      await page.getByLabel('Monto de obra').fill('1.000.000')
      await expect(page.getByRole('table', { name: 'Importe a pagar' })).toContainText('$ 6.000,00')
      await sinFaltas(page, `antes-vereda-${tamano.width}`)
      await page.goto('/#/tramites/no-es-ninguno')
      await expect(page.getByText('Ese trámite no existe')).toBeVisible()
    })

    test('al lado de lo que se elige, y sobre los formularios de elevadores', { tag: '@larga' }, async ({ page }) => {
      await entrarComo(page, 'pablo')
      await page.goto('/#/tramites/encomienda-4')
      await page.getByRole('link', { name: 'Empezar' }).click()
      await expect(page.getByRole('combobox', { name: 'Tipo de encomienda' })).toHaveValue('Instalacion de carteleria')
      await expect(page.getByText('Fotomontaje del cartel', { exact: false })).toBeVisible()
      await sinFaltas(page, `antes-nueva-carpeta-${tamano.width}`)
      await page.goto('/#/formulario28')
      await page.getByText(/^Antes de empezar: 2 papeles o datos · Sin costo/).click()
      await expect(page.getByText('CUIL del responsable', { exact: true })).toBeVisible()
      await page.goto('/#/veredasHome')
      await page.getByText(/^Antes de empezar: 3 papeles o datos/).click()
      await expect(page.getByText('Canon')).toBeVisible()
      await sinFaltas(page, `antes-veredas-${tamano.width}`)
    })
  })
}
