import { type FileChooser, type Locator, type Page, test } from '@playwright/test'
import { contarClics } from './escritorio.ts'

/**
 * A journey is counted while it is walked: its clicks, and the fields that are typed or chosen in, which is what is left for
 * the keyboard. Its pages are measured at both widths.
 */

const ANCHOS = [1280, 390]

/** How tall the page is, at each width; it is left as wide as it was found. */
async function altosDe(page: Page): Promise<number[]> {
  const antes = page.viewportSize() ?? { width: 1280, height: 800 }
  const altos: number[] = []
  for (const width of ANCHOS) {
    await page.setViewportSize({ ...antes, width })
    await page.evaluate(() => new Promise((listo) => requestAnimationFrame(() => requestAnimationFrame(listo))))
    altos.push(await page.evaluate(() => document.documentElement.scrollHeight))
  }
  await page.setViewportSize(antes)
  return altos
}

/** Before the first page. What was clicked on the way to where a journey begins is forgotten with `empezar`. */
export async function contar(page: Page) {
  const clics = await contarClics(page)
  let que = ''
  let suma = 0
  let campos = 0
  const altos: number[][] = []
  const contado = async () => {
    suma += await clics()
    return suma
  }
  return {
    empezar: async (nombre: string) => {
      await clics()
      que = nombre
      suma = 0
      campos = 0
      altos.length = 0
    },
    escribir: (campo: Locator, texto: string) => {
      campos += 1
      return campo.fill(texto)
    },
    elegir: (campo: Locator, opcion: string) => {
      campos += 1
      return campo.selectOption(opcion)
    },
    /** The page as it stands. */
    medir: async () => {
      altos.push(await altosDe(page))
      await contado()
    },
    /** The click that leaves the portal, whose count goes with its page. */
    irse: async (boton: Locator) => {
      await contado()
      suma += 1
      await boton.click()
    },
    /** Printed, and kept with the test. */
    terminar: async () => {
      await contado()
      const paginas = altos.map((de) => de.join('/')).join(', ')
      const texto = `${que}: ${suma} clics, ${campos} campos${paginas && `; páginas de ${paginas} px, a ${ANCHOS.join('/')}`}`
      test.info().annotations.push({ type: 'recorrido', description: texto })
      process.stdout.write(`${texto}\n`)
      return { clics: suma, altosEn390: altos.map(([, a390 = 0]) => a390) }
    },
  }
}

/** The browser's picker opens by a click, which is counted; what is chosen in it is not the page's. */
export async function elegirArchivo(
  page: Page,
  boton: Locator,
  archivo: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const dialogo = page.waitForEvent('filechooser')
  await boton.click()
  await (await dialogo).setFiles(archivo)
}

interface Corrimiento {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** From now on: what the browser says that moved by itself while it was in sight, which is its layout shift, and how much. */
export async function loQueSeCorre(page: Page): Promise<() => Promise<string[]>> {
  const cuenta = await page.evaluateHandle(async () => {
    // What arrives late is no matter of what is looked at.
    await document.fonts.ready
    const vistos: string[] = []
    new PerformanceObserver((lista) => {
      for (const entrada of lista.getEntries() as unknown as Corrimiento[]) {
        const que = entrada.sources.map(({ node }) => node?.textContent?.slice(0, 40))
        vistos.push(`${entrada.value}: ${que.join(', ')}`)
      }
    }).observe({ type: 'layout-shift' })
    return vistos
  })
  return () =>
    cuenta.evaluate(async (vistos) => {
      await new Promise((listo) => requestAnimationFrame(() => requestAnimationFrame(listo)))
      return vistos
    })
}
