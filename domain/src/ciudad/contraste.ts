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

/** What each of the city's colours is read with: the portal's own grounds and letters, which are no city's to choose. */
const ENCUENTROS = {
  primario: [
    ['el texto blanco de la barra y de los botones', '#FFFFFF'],
    ['el color de los enlaces, sobre el fondo de las pantallas', '#F5F7FA'],
    ['el color de los enlaces, en un renglón completo de una lista', '#F0F8F3'],
  ],
  acento: [['el texto blanco de «Pagar»', '#FFFFFF']],
} as const

export type ColorDeLaCiudad = keyof typeof ENCUENTROS

/** Why a colour is refused for what it is to be, naming what would not be read; undefined where all is. */
export function noSeLee(color: string, cual: ColorDeLaCiudad): string | undefined {
  const mal = ENCUENTROS[cual].find(([, otro]) => contraste(color, otro) < MINIMO)
  if (!mal) return undefined
  const cuanto = (Math.floor(contraste(color, mal[1]) * 100) / 100).toLocaleString('es-AR')
  return `no se leería bien ${mal[0]}: el contraste es ${cuanto} y hace falta 4,5`
}
