import { expect, test } from '@playwright/test'
import { entrarComo, tokenDe } from '../ingresar.ts'
import { faltasALaVista } from '../miradas.ts'
import { sinFaltas } from '../sinFaltas.ts'

/** What stands around a folder: the front page and the account's menu. */

const TAMANOS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
const MAX_JAVASCRIPT = 60 * 1024

for (const tamano of TAMANOS) {
  test.describe(`a ${tamano.width}`, { tag: tamano.width === 390 ? [] : '@larga' }, () => {
    test.use({ viewport: tamano })

    test('la portada no baja el portal, y sigue una carpeta con su código', async ({ page }) => {
      const { codigoSeguimiento: codigo } = await (
        await page.request.post('/api/documentacion/codigoSeguimiento', {
          headers: { authorization: await tokenDe(page, 'pablo') },
          data: { idCarpeta: 1002 },
        })
      ).json()
      await page.goto('/#/portada')
      await page.waitForURL('**/portada')
      let bytes = 0
      page.on('response', (respuesta) => {
        if (respuesta.url().endsWith('.js')) bytes += Number(respuesta.headers()['content-length'])
      })
      await page.reload({ waitUntil: 'networkidle' })
      console.log(`JavaScript de la portada: ${bytes} bytes`)
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThan(MAX_JAVASCRIPT)
      await sinFaltas(page)
      expect(await faltasALaVista(page)).toEqual([])

      await page.getByRole('button', { name: 'Ver dónde está' }).click()
      await expect(page.getByRole('alert')).toHaveText('Número de carpeta: no puede estar vacío')
      await page.getByLabel('Número de carpeta').fill('1.002')
      await page.getByLabel('Código de seguimiento').fill(codigo.toLowerCase())
      await page.getByRole('button', { name: 'Ver dónde está' }).click()
      await expect(page.getByRole('list', { name: 'Estados de la carpeta' })).toContainText('PRESENTADO')
      expect(page.url()).not.toContain(codigo)
      // And back, by the crest.
      await page.getByRole('link', { name: /^Catastro/ }).click()
      await expect(page.getByRole('heading', { name: 'Qué se puede hacer aquí' })).toBeVisible()
      await page.getByRole('link', { name: 'Ingresar' }).first().click()
      await expect(page.getByLabel('CUIL')).toBeVisible()
      await page.getByRole('link', { name: 'Portada de Catastro' }).click()
      await expect(page).toHaveURL(/\/portada$/)
    })

    test('un camino sin su numeral llega a su pantalla', async ({ page }) => {
      await page.goto('/verificar/ABCDE')
      await expect(page).toHaveURL(/\/#\/verificar\/ABCDE$/)
      await entrarComo(page, 'lucia')
      await page.goto('/home')
      await expect(page.getByRole('heading', { name: 'Seleccione una opción' })).toBeVisible()
    })

    test('la salida del menú de cuenta está siempre a la vista', { tag: '@larga' }, async ({ page }) => {
      await entrarComo(page, 'ana')
      await page.getByRole('button', { name: 'Cuenta' }).click()
      await expect(page.getByRole('menuitem', { name: 'Cerrar Sesión' })).toBeInViewport({ ratio: 1 })
      for (const titulo of ['Lo mío', 'Trabajo', 'Administración'])
        await expect(page.getByText(titulo, { exact: true })).toBeAttached()
      await sinFaltas(page)
      await page.getByRole('menuitem', { name: 'Ráfagas de consultas' }).click()
      await expect(page.getByRole('heading', { name: 'Ráfagas de consultas' })).toBeVisible()
    })
  })
}
