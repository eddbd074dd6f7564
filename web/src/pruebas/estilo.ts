/**
 * Here an element is hidden by what it says of itself (`hidden`, `aria-hidden`, a style of its own). What style sheets hide
 * is seen in the browser tests: to weigh every rule for each element of each question was a third of the time of these.
 */
type Propio = typeof getComputedStyle & { conHojas?: typeof getComputedStyle }

if ('window' in globalThis && !('conHojas' in window.getComputedStyle)) {
  const propio: Propio = (elemento) => (elemento as HTMLElement).style
  propio.conHojas = window.getComputedStyle.bind(window)
  Object.defineProperty(window, 'getComputedStyle', { configurable: true, value: propio })
}

/** With its style sheets, where they are what is asked about. */
export const estiloConHojas = (elemento: Element) =>
  ((window.getComputedStyle as Propio).conHojas ?? window.getComputedStyle)(elemento)
