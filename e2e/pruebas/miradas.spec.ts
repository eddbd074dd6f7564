import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Demo, entrarComo } from '../ingresar.ts'
import { faltasALaVista } from '../miradas.ts'

/** For who sees with the colours of their system, or twice as large: what is set apart stays so, and nothing is cut. */

const PANTALLAS: readonly (readonly [quien: Demo, rutas: readonly string[]])[] = [
  [
    'pablo',
    [
      '/catastro',
      '/misCarpetas',
      '/nuevaCarpeta',
      '/verDesgloseCarpetaEncomienda?idCarpeta=1001',
      '/formulario1vista/1002',
      '/formulario1bis?idCarpeta=1001',
      '/formulario2?idCarpeta=1001',
      '/formulario19?idCarpeta=1001',
      '/consultaPadron',
    ],
  ],
  [
    'lucia',
    [
      '/catastro',
      '/verCarpetas',
      '/inspeccionCarpetas?lista=tramite',
      '/AdjuntarArchivos?idCarpeta=1004',
      '/solicitudesLibreDeuda',
      '/tarifas',
      '/mapa',
    ],
  ],
  ['hector', ['/catastro', '/asignacionCarpetas', '/visitas']],
  ['diego', ['/catastro', '/jornada', '/inspeccionCarpetas']],
]

/** Each route in a document of its own: after a change of the hash alone, the screen before it may still be the one in sight. */
async function abrir(page: Page, ruta: string) {
  await page.goto('about:blank')
  await page.goto(`/#${ruta}`)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
}

for (const [quien, rutas] of PANTALLAS) {
  test(`las pantallas de ${quien}, con los colores del sistema y al doble`, { tag: '@larga' }, async ({ page }) => {
    await entrarComo(page, quien)
    const faltas: string[] = []
    for (const ruta of rutas) {
      await abrir(page, ruta)
      faltas.push(...(await faltasALaVista(page)).map((que) => `${ruta}, ${que}`))
    }
    expect(faltas).toEqual([])
  })
}

test('en las listas, a lo ancho de un escritorio, ninguna pastilla se parte en dos renglones', {
  tag: '@larga',
}, async ({ page }) => {
  await entrarComo(page, 'lucia')
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [ruta, texto] of [
    ['/verCarpetas', /^Vencida hace \d+ días?$/],
    ['/inspeccionCarpetas?lista=tramite', 'PENDIENTE DE PAGO'],
  ] as const) {
    await abrir(page, ruta)
    const pastillas = page.getByRole('table').locator('span').filter({ hasText: texto })
    await expect(pastillas).not.toHaveCount(0)
    const altos = await pastillas.evaluateAll((todas) => todas.map((una) => una.getBoundingClientRect().height))
    expect(Math.max(...altos)).toBeLessThan(32)
  }
})

test('las herramientas de cada carpeta están a la vista sin correr la tabla, también en una pantalla chica', {
  tag: '@larga',
}, async ({ page }) => {
  await entrarComo(page, 'lucia')
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const ruta of ['/verCarpetas', '/inspeccionCarpetas?lista=tramite']) {
      await abrir(page, ruta)
      const sobra = await page
        .getByRole('table')
        .evaluate((tabla) => tabla.scrollWidth - (tabla.parentElement?.clientWidth ?? 0))
      expect(sobra, `${ruta} a ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

/** The box that is drawn around a field. */
const cajaDe = (campo: Locator) =>
  campo.evaluate((uno) => {
    const { x, y, width, height } = (uno.closest('.MuiOutlinedInput-root') ?? uno).getBoundingClientRect()
    return { y, height, lados: [Math.round(x), Math.round(x + width)] }
  })
const cajas = (dentro: Page | Locator, rotulos: readonly string[]) =>
  Promise.all(rotulos.map((rotulo) => cajaDe(dentro.getByLabel(rotulo, { exact: true }))))

test('el factor, las fechas y los avisos están en la misma grilla que los demás campos', { tag: '@larga' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await entrarComo(page, 'ana')
  await abrir(page, '/tarifas')
  await page
    .getByRole('button', { name: /^Nuevo/ })
    .first()
    .click()
  const deTarifa = await cajas(page.getByRole('dialog'), ['Precio unitario', 'Factor', 'Valor'])
  expect(deTarifa.map(({ y }) => y)).toEqual(Array(3).fill(deTarifa[0]?.y))
  expect(deTarifa.map(({ height }) => height)).toEqual([44, 44, 44])

  await abrir(page, '/visitas')
  const deVisitas = await cajas(page, ['Desde', 'Cuántos días', 'Inspector'])
  expect(deVisitas.map(({ y }) => y)).toEqual(Array(3).fill(deVisitas[0]?.y))
  expect(deVisitas.map(({ height }) => height)).toEqual([44, 44, 44])

  await entrarComo(page, 'lucia')
  await abrir(page, '/AdjuntarArchivos?idCarpeta=1001')
  const atender = page.getByRole('region', { name: 'Atender la carpeta' })
  const { lados: delAviso } = await cajaDe(atender.getByText(/^La carpeta está incompleta/))
  const { lados: delCampo } = await cajaDe(atender.getByLabel('Número de expediente'))
  expect(delAviso).toEqual(delCampo)
})
