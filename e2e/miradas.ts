import type { Page } from '@playwright/test'
import { deCadaTantas } from './sinFaltas.ts'

/** What is looked at for who sees with the colours of their system, or twice as large: what is set apart stays so, and nothing is cut. */

const GRANDE = { width: 1280, height: 800 }
/** That enlarged twice, and what WCAG calls reflow. */
const AL_DOBLE = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
]

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
    if (elemento.matches('.MuiBackdrop-root, .MuiTouchRipple-root *')) continue
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

/** What follows the window's width by itself has followed it. */
const alDibujar = (page: Page) =>
  page.evaluate(() => new Promise((listo) => requestAnimationFrame(() => requestAnimationFrame(listo))))

const tocaMirar = deCadaTantas()

/** What is wrong with what is on the screen; it is left as wide as it was found. */
export async function faltasALaVista(page: Page): Promise<string[]> {
  if (!tocaMirar()) return []
  const antes = page.viewportSize() ?? GRANDE
  const faltas: string[] = []
  await page.setViewportSize(GRANDE)
  await alDibujar(page)
  await page.evaluate(marcarFondos)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await alDibujar(page)
  faltas.push(...(await page.evaluate(sinBorde)).map((que) => `sin borde: ${que}`))
  await page.keyboard.press('Tab')
  // Around a field it is its frame's.
  const foco = await page.evaluate(() => {
    const enfocado = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth } = getComputedStyle(enfocado.closest('.MuiInputBase-root') ?? enfocado)
    return `${outlineStyle} ${outlineWidth}`
  })
  if (foco !== 'solid 3px') faltas.push(`el foco: ${foco}`)
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  for (const tamano of AL_DOBLE) {
    await page.setViewportSize(tamano)
    await alDibujar(page)
    const a = `a ${tamano.width}`
    faltas.push(...(await page.evaluate(conTecladoDeMas)).map((que) => `${a}, el teclado: ${que}`))
    faltas.push(...(await page.evaluate(seSalen)).map((que) => `${a}, se sale: ${que}`))
  }
  await page.setViewportSize(antes)
  return faltas
}
