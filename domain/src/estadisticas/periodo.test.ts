import { expect, test } from 'vitest'
import { cuantosMeses, lunesDe, mesesDe, sumarMeses, ultimoAno } from './periodo.ts'

test.each([
  ['2026-01', 1, '2026-02'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -11, '2025-12'],
  ['2026-12', -11, '2026-01'],
  ['2026-05', 0, '2026-05'],
])('%s y %i meses: %s', (mes, cuantos, esperado) => {
  expect(sumarMeses(mes, cuantos)).toBe(esperado)
})

test.each([
  ['2026-11', '2026-11', 1],
  ['2025-12', '2026-11', 12],
  ['2026-11', '2026-10', 0],
  ['2017-01', '2026-12', 120],
])('de %s a %s hay %i meses', (desde, hasta, esperado) => {
  expect(cuantosMeses({ desde, hasta })).toBe(esperado)
})

test('el último año llega hasta el mes en curso', () => {
  expect(ultimoAno('2026-11-22')).toEqual({ desde: '2025-12', hasta: '2026-11' })
  expect(ultimoAno('2026-12-01')).toEqual({ desde: '2026-01', hasta: '2026-12' })
})

test('los meses de un período que cruza el año', () => {
  expect(mesesDe({ desde: '2025-11', hasta: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(mesesDe({ desde: '2026-02', hasta: '2026-01' })).toEqual([])
})

test('los lunes: el primero del mes, cuando es lunes, y el último que cabe', () => {
  // 1 June 2026 is a Monday; 1 November 2026, a Sunday.
  expect(lunesDe({ desde: '2026-06', hasta: '2026-06' })).toEqual([
    '2026-06-01',
    '2026-06-08',
    '2026-06-15',
    '2026-06-22',
    '2026-06-29',
  ])
  expect(lunesDe({ desde: '2026-11', hasta: '2026-11' })).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
})
