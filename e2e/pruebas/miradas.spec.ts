import { expect, type Page, test } from '@playwright/test'
import { type Demo, entrarComo } from '../ingresar.ts'

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
]

/** 1280 enlarged twice, and what WCAG calls reflow. */
const ANCHOS = [640, 320]

async function abrir(page: Page, ruta: string) {
  await page.goto(`/#${ruta}`)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
}

/** What only its ground sets apart is marked, to be looked at again without grounds. */
const marcarFondos = () => {
  const fondoDe = (elemento: Element | null): string => {
    for (let uno = elemento; uno; uno = uno.parentElement) {
      const { backgroundColor } = getComputedStyle(uno)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
  for (const elemento of document.querySelectorAll('body *')) {
    const { width, height, bottom } = elemento.getBoundingClientRect()
    const { backgroundColor, visibility } = getComputedStyle(elemento)
    // The ground of a picture that says nothing.
    const adorno = !elemento.textContent?.trim() && !elemento.matches('a, button') && elemento.querySelector('svg')
    if (width < 3 || height < 3 || bottom < 0 || visibility === 'hidden' || adorno) continue
    if (backgroundColor === 'rgba(0, 0, 0, 0)') continue
    if (backgroundColor !== fondoDe(elemento.parentElement)) elemento.setAttribute('data-con-fondo', '')
  }
}

/** Of those, which have no edge left; and the fields that have none. */
const sinBorde = () => {
  const seVe = (estilo: CSSStyleDeclaration, lado: 'Top' | 'Right' | 'Bottom' | 'Left') =>
    estilo[`border${lado}Style`] !== 'none' && Number.parseFloat(estilo[`border${lado}Width`]) > 0
  const tieneBorde = (elemento: Element) => {
    const estilo = getComputedStyle(elemento)
    return (
      (['Top', 'Right', 'Bottom', 'Left'] as const).some((lado) => seVe(estilo, lado)) ||
      (estilo.outlineStyle !== 'none' && Number.parseFloat(estilo.outlineWidth) > 0) ||
      estilo.getPropertyValue('forced-color-adjust') === 'none'
    )
  }
  const campos = [...document.querySelectorAll('.MuiOutlinedInput-root')].filter((campo) => {
    const marco = campo.querySelector('fieldset')
    return campo.getBoundingClientRect().width > 0 && !(marco && tieneBorde(marco))
  })
  const fondos = [...document.querySelectorAll('[data-con-fondo]')].filter(
    (elemento) =>
      elemento.getBoundingClientRect().width > 0 &&
      !elemento.matches('.MuiOutlinedInput-root, .MuiOutlinedInput-root *') &&
      !tieneBorde(elemento),
  )
  return [...campos, ...fondos].map(
    (elemento) => `${elemento.tagName} ${elemento.className} «${elemento.textContent?.slice(0, 30)}»`,
  )
}

/** What goes beyond the window's edge without scrolling on its own. */
const seSalen = () =>
  document.documentElement.scrollWidth <= window.innerWidth
    ? []
    : [...document.querySelectorAll('body *')]
        .filter((elemento) => elemento.getBoundingClientRect().right > window.innerWidth + 1)
        .map((elemento) => `${elemento.tagName} ${elemento.className}`)

/** Fields with letters so small that a phone enlarges the whole page to type in them; and numbers without a keyboard of numbers. */
const conTecladoDeMas = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'main input:not([type=radio], [type=checkbox], [type=file]), main select, main textarea',
    ),
  ]
    .filter(
      (campo) =>
        campo.getBoundingClientRect().width > 1 &&
        (Number.parseFloat(getComputedStyle(campo).fontSize) < 16 ||
          (campo.closest('.MuiOutlinedInput-root')?.textContent?.match(/^(m|m²|\$)$/) && !campo.inputMode)),
    )
    .map(({ id }) => id)

for (const [quien, rutas] of PANTALLAS) {
  test(`las pantallas de ${quien}, con los colores del sistema y al doble`, async ({ page }) => {
    await entrarComo(page, quien)
    const faltas: string[] = []
    for (const ruta of rutas) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await abrir(page, ruta)
      await page.evaluate(marcarFondos)
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await page.evaluate(() => new Promise(requestAnimationFrame))
      faltas.push(...(await page.evaluate(sinBorde)).map((que) => `${ruta}, sin borde: ${que}`))
      await page.keyboard.press('Tab')
      const foco = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
        return `${outlineStyle} ${outlineWidth}`
      })
      if (foco !== 'solid 3px') faltas.push(`${ruta}, el foco: ${foco}`)
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
      for (const width of ANCHOS) {
        await page.setViewportSize({ width, height: 640 })
        faltas.push(...(await page.evaluate(conTecladoDeMas)).map((que) => `${ruta} a ${width}, el teclado: ${que}`))
        faltas.push(...(await page.evaluate(seSalen)).map((que) => `${ruta} a ${width}, se sale: ${que}`))
      }
    }
    expect(faltas).toEqual([])
  })
}

test('en las listas, a lo ancho de un escritorio, ninguna pastilla se parte en dos renglones', async ({ page }) => {
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

test('las herramientas de cada carpeta están a la vista sin correr la tabla, también en una pantalla chica', async ({
  page,
}) => {
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
