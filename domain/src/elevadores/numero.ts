/*
 * A number of conservator joins forms 29 to 31, and is one company's. Two that look alike are one: whatever their letters'
 * alphabet, width or case, and however they are separated. The base has the same (`clave_de_numero`); a test compares them.
 */

/** Dashes of any kind are a hyphen. Letters of other alphabets that are drawn as a Latin one, as that one. */
export const PARECIDOS: Readonly<Record<string, string>> = {
  '-': '‐‑‒–—―−⁃⸺⸻',
  A: 'АаΑα',
  B: 'ВвΒ',
  C: 'Сс',
  E: 'ЕеΕ',
  F: 'Ϝ',
  H: 'НнΗ',
  I: 'ІіΙι',
  J: 'Јј',
  K: 'КкΚκ',
  M: 'МмΜ',
  N: 'Ν',
  O: 'ОоΟο',
  P: 'РрΡρ',
  S: 'Ѕѕ',
  T: 'ТтΤτ',
  U: 'υ',
  X: 'ХхΧχ',
  Y: 'УуΥ',
  Z: 'Ζ',
}
const POR_LETRA = new Map(Object.entries(PARECIDOS).flatMap(([una, otras]) => [...otras].map((otra) => [otra, una])))

/** Blanks, and what is not seen. */
const SIN_DIBUJO = /[ \t\n\r\f\v\u0085\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]/gu

export const claveDeNumero = (numero: string) =>
  [...numero.normalize('NFKC')]
    .map((letra) => POR_LETRA.get(letra) ?? letra)
    .join('')
    .toUpperCase()
    .replace(SIN_DIBUJO, '')

/** Letters as they are read here and what a keyboard has: any other sign looks like one of these, or like nothing. */
export const seDistingue = (numero: string) => /^[\p{Script=Latin}\x21-\x7e°]*$/u.test(claveDeNumero(numero))
