import { expect, it } from 'vitest'
import { leerFactor } from './reglas.ts'

it.each([
  ['1', 10_000],
  ['0,5', 5000],
  ['0.05', 500],
  ['1,0001', 10_001],
  [' 2 ', 20_000],
  ['999999,9999', 9_999_999_999],
  ['1,00001', undefined],
  ['1000000', undefined],
  ['', undefined],
  [',5', undefined],
  ['-1', undefined],
])('el factor %j son %s diezmilésimos', (texto, factor) => {
  expect(leerFactor(texto)).toBe(factor)
})
