import { expect, test } from '@playwright/test'
import { entrarComo } from '../ingresar.ts'

const PRESUPUESTO = 140 * 1024

test('el JavaScript de /catastro con sesión, tal como se envía, no pasa de 140 KB', async ({ page }) => {
  const enviados = new Map<string, number>()
  const codificaciones = new Set<string>()
  page.on('response', (respuesta) => {
    if (!new URL(respuesta.url()).pathname.endsWith('.js')) return
    enviados.set(respuesta.url(), Number(respuesta.headers()['content-length']))
    codificaciones.add(respuesta.headers()['content-encoding'] ?? 'ninguna')
  })
  await entrarComo(page, 'pablo')
  await page.waitForLoadState('networkidle')
  const bytes = [...enviados.values()].reduce((suma, largo) => suma + largo, 0)
  console.log(`JavaScript enviado para /catastro: ${(bytes / 1024).toFixed(1)} KB en ${enviados.size} archivos`)
  expect(enviados.size).toBeGreaterThan(0)
  expect([...codificaciones]).toEqual(['br'])
  expect(bytes).toBeLessThanOrEqual(PRESUPUESTO)
})
