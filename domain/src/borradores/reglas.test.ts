import { expect, it } from 'vitest'
import { cabeEn } from './reglas.ts'

it.each([
  [{}, 1, true],
  [{ a: 1 }, 0, false],
  [{ a: { b: 1 } }, 1, false],
  [{ a: { b: 1 } }, 2, true],
  [[[[]]], 2, false],
  [[[[]]], 3, true],
  ['texto', 0, true],
  [null, 0, true],
])('%j en %i niveles: %s', (dato, niveles, cabe) => {
  expect(cabeEn(dato, niveles)).toBe(cabe)
})
