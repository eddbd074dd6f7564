import { type Page, test } from '@playwright/test'

/** A journey, counted: clicks, fields that are typed in, and how tall the pages are. */

interface Cuenta {
  readonly clics: number
  readonly campos: number
  readonly altos: readonly number[]
}

export function anotar(que: string, ancho: number, { clics, campos, altos }: Cuenta) {
  const texto = `${que}, a ${ancho}: ${clics} clics, ${campos} campos, páginas de ${altos.join(', ')} px`
  test.info().annotations.push({ type: 'recorrido', description: texto })
  process.stdout.write(`${texto}\n`)
}

export const alto = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
