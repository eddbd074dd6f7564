import { expect, it } from 'vitest'
import { loQueHizoExcel, perdioLosCeros } from './excel.ts'

const NUMERO = (celda: string) =>
  `Excel lo cambió por ${celda} y se perdieron sus números. Ponga la columna como texto y escríbalo otra vez`
const FECHA = (celda: string) =>
  `Excel lo convirtió en una fecha (${celda}). Ponga la columna como texto y escríbalo otra vez`

it.each([
  ['2,01E+10', NUMERO('2,01E+10')],
  ['2.0111E10', NUMERO('2.0111E10')],
  ['1-may', FECHA('1-may')],
  ['05-ene-26', FECHA('05-ene-26')],
  ['may-26', FECHA('may-26')],
  ['1/5/2026', FECHA('1/5/2026')],
  ['2026-05-01', FECHA('2026-05-01')],
  ['20100000000', undefined],
  ['E10', undefined],
  ['12E', undefined],
  ['1-5', undefined],
  ['24-05-0001', undefined],
  ['24-05-2001', undefined],
  ['2026-15-01', undefined],
  ['1/2', undefined],
  ['S/N', undefined],
  ['', undefined],
])('%j: %s', (celda, dicho) => {
  expect(loQueHizoExcel(celda)).toBe(dicho)
})

it.each([
  ['42', '0042', true],
  ['0042', '0042', false],
  ['42', '142', false],
  ['4', '40', false],
  ['0', '00', true],
  ['A2', '0A2', false],
  ['', '00', false],
])('%j perdió los ceros de %j: %s', (celda, guardado, perdio) => {
  expect(perdioLosCeros(celda, guardado)).toBe(perdio)
})
