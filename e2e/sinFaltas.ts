import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { ENTERA } from './entera.ts'

const REGLAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Whether the page is wider than its window, once it had time to settle in it. */
async function seSale(page: Page): Promise<boolean> {
  // A browser that shows its window to nobody may stop drawing after its size changed: the window measures 390 px and the
  // page is still laid out for 1280. Its picture makes it draw.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
  return page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, undefined, {
      timeout: 5000,
      polling: 100,
    })
    .then(
      () => false,
      () => true,
    )
}

/**
 * What does not make the page wider and is wrong all the same: a control that goes out of its card or that something cuts
 * off, and an amount by itself whose sign stays on the line before.
 */
const malPuestos = (page: Page) =>
  page.evaluate(() => {
    const seVe = (e: Element) => {
      const { width, height } = e.getBoundingClientRect()
      return width > 2 && height > 2 && e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const nombre = (e: Element) => e.getAttribute('aria-label') || e.textContent?.trim() || e.tagName.toLowerCase()
    /** Whatever scrolls shows the rest of it. */
    function loCorta(e: Element): boolean {
      const suyo = e.getBoundingClientRect()
      for (let de = e.parentElement; de && de !== document.body; de = de.parentElement) {
        const { overflowX, borderRightStyle, boxShadow } = getComputedStyle(de)
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        const esTarjeta = borderRightStyle !== 'none' || boxShadow !== 'none'
        if (overflowX === 'visible' && !esTarjeta) continue
        const { left, right } = de.getBoundingClientRect()
        if (suyo.left < left - 1 || suyo.right > right + 1) return true
      }
      return false
    }
    const cortados = [...document.querySelectorAll('main button, main a, main input, main [role=button]')]
      .filter((e) => seVe(e) && loCorta(e))
      .map((e) => `cortado: ${nombre(e)}`)
    const partidos: string[] = []
    const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let texto = textos.nextNode(); texto; texto = textos.nextNode()) {
      if (!/^\s*\$\s[\d.]+,\d\d\s*$/.test(texto.textContent ?? '')) continue
      const lugar = document.createRange()
      lugar.selectNodeContents(texto)
      const renglones = new Set([...lugar.getClientRects()].map(({ top }) => Math.round(top)))
      if (renglones.size > 1) partidos.push(`partido: ${texto.textContent}`)
    }
    return [...cortados, ...partidos]
  })

/** What of the page does not fit where it is. */
async function desbordesDe(page: Page): Promise<string[]> {
  return [...((await seSale(page)) ? ['más ancha que la ventana'] : []), ...(await malPuestos(page))]
}

/** A look costs more than getting there: one page of every six is looked at, and all of them in the long tests. */
const CADA_CUANTAS = ENTERA ? 1 : 6
export function deCadaTantas() {
  let vistas = 0
  return () => {
    vistas += 1
    return vistas % CADA_CUANTAS === 0
  }
}
const tocaAxe = deCadaTantas()

/** What does not fit, and what axe finds wrong. */
export async function faltasDe(page: Page): Promise<string[]> {
  return [...(await desbordesDe(page)), ...(tocaAxe() ? await lasDeAxe(page) : [])]
}

async function lasDeAxe(page: Page): Promise<string[]> {
  // What the bar covers half of, where the page happens to stand, is not small.
  await page.evaluate(() => window.scrollTo(0, 0))
  // A tooltip that is fading in has half its contrast.
  await page.mouse.move(1, 1)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  // No frame of another origin, so that axe needs no second page; and only what is wrong is asked for: three times as fast.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: REGLAS }, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes.map((n) => n.target.join(' ')).join(', ')}`)
}

/** Nothing is wrong. With `FOTOS=si` in the environment, and a name, a picture of it stays in test-results/fotos. */
export async function sinFaltas(page: Page, foto = '') {
  if (process.env.FOTOS && foto)
    await page.screenshot({ path: `test-results/fotos/${foto}.png`, fullPage: true, animations: 'disabled' })
  expect(await faltasDe(page), foto || page.url()).toEqual([])
}
