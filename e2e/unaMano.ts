import { expect, type Locator, type Page } from '@playwright/test'

/** A phone as it is held: what is touched, and nothing that hovers. */
export const TELEFONO = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** What one thumb cannot do with the screen as it stands. */
const loQueNoSePuede = () => {
  const ANCHO = 390
  const ALTO_DEL_DEDO = 44
  const main = document.querySelector('main') ?? document.body
  const faltas: string[] = []
  const nombreDe = (elemento: Element) => {
    const rotulo = elemento instanceof HTMLInputElement ? elemento.labels?.[0] : null
    return (elemento.getAttribute('aria-label') ?? (rotulo ?? elemento).textContent ?? '').trim()
  }
  if (document.documentElement.scrollWidth > ANCHO) faltas.push('la página se corre de costado')

  const SE_TOCAN = 'a, button, select, input:not([type=file], [type=radio], [type=checkbox]), label:has(input)'
  for (const elemento of main.querySelectorAll(SE_TOCAN)) {
    const { left, right, height, width } = elemento.getBoundingClientRect()
    // A link that covers its whole row, or stands in a sentence, is as large as they are.
    const deLaFila = getComputedStyle(elemento, '::after').position === 'absolute'
    const deUnTexto = elemento.matches('a') && getComputedStyle(elemento).display === 'inline'
    if (width < 2 || deLaFila || deUnTexto) continue
    const marco = elemento.closest('.MuiOutlinedInput-root')?.getBoundingClientRect().height ?? height
    if (Math.max(height, marco) < ALTO_DEL_DEDO) faltas.push(`«${nombreDe(elemento)}» mide ${height} px`)
    if (left < 0 || right > ANCHO) faltas.push(`«${nombreDe(elemento)}» queda afuera`)
  }
  for (const campo of main.querySelectorAll<HTMLInputElement>('input[type=text], input:not([type])')) {
    const unidad = campo.closest('.MuiOutlinedInput-root')?.textContent ?? ''
    if (/^(m|m²|\$)$/.test(unidad) && campo.inputMode !== 'decimal' && campo.inputMode !== 'numeric')
      faltas.push(`«${nombreDe(campo)}» abre el teclado de letras`)
    // Nothing here is the data of whoever holds the phone: what it would offer is wrong.
    if (campo.autocomplete !== 'off') faltas.push(`«${nombreDe(campo)}» ofrece datos de otra cosa`)
  }
  for (const elemento of main.querySelectorAll('*')) {
    const { position, pointerEvents } = getComputedStyle(elemento)
    // What was just done is said over the rest for its seconds, and what is under it is still pressed.
    const flota = ['fixed', 'sticky'].includes(position) && pointerEvents !== 'none'
    if (flota && elemento.textContent?.trim()) faltas.push(`«${elemento.textContent}» flota sobre lo demás`)
  }
  return faltas
}

export const conUnaMano = async (page: Page) => expect(await page.evaluate(loQueNoSePuede)).toEqual([])

/** As a person does it: a touch, and the phone's keyboard. */
export async function escribir(campo: Locator, texto: string) {
  await campo.tap()
  await campo.page().keyboard.type(texto)
  await expect(campo).toHaveValue(texto)
}
