/** How well one colour is read on another: 1 to 21, as WCAG 2 works it out. Both '#RRGGBB'. */
export function contraste(uno: string, otro: string): number {
  const [claro = 0, oscuro = 0] = [luminancia(uno), luminancia(otro)].sort((a, b) => b - a)
  return (claro + 0.05) / (oscuro + 0.05)
}

const canal = (hex: string) => {
  const c = Number.parseInt(hex, 16) / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

const luminancia = (color: string) =>
  0.2126 * canal(color.slice(1, 3)) + 0.7152 * canal(color.slice(3, 5)) + 0.0722 * canal(color.slice(5, 7))

/** Of text of any size (AA). */
const MINIMO = 4.5

/** What the main colour is read with: the portal's own grounds and letters, which are no city's to choose. */
const ENCUENTROS = [
  ['el texto blanco de la barra y de los botones', '#FFFFFF'],
  ['los enlaces, sobre el fondo de las pantallas', '#F5F7FA'],
  ['los enlaces, en un renglón completo de una lista', '#F0F8F3'],
] as const

/** Why a main colour is refused, naming what would not be read; undefined where all is. */
export function noSeLee(color: string): string | undefined {
  const mal = ENCUENTROS.find(([, otro]) => contraste(color, otro) < MINIMO)
  if (!mal) return undefined
  const cuanto = (Math.floor(contraste(color, mal[1]) * 100) / 100).toLocaleString('es-AR')
  return `no se leería bien ${mal[0].replace(/^los enlaces/, 'el color de los enlaces')}: el contraste es ${cuanto} y hace falta 4,5`
}
