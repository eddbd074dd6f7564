import { expect, test } from 'vitest'
import { enElEje, enPalabras } from './palabras.ts'

test.each([
  ['dias', 1, '1 día'],
  ['dias', 0, '0 días'],
  ['dias', 1234, '1.234 días'],
  ['dias', null, 'sin casos'],
  ['cuenta', 1234567, '1.234.567'],
  ['pesos', 2550.5, '$ 2.550,50'],
  ['mes', '2026-01', 'enero de 2026'],
  ['semana', '2026-11-02', '02/11/2026'],
  ['texto', 'OBSERVADO', 'OBSERVADO'],
  ['catalogo', 'OBRA NUEVA', 'Obra nueva'],
] as const)('%s de %s se lee «%s»', (clase, valor, esperado) => {
  expect(enPalabras(clase, valor)).toBe(esperado)
})

test.each([
  ['mes', '2026-01', 'ene 26'],
  ['semana', '2026-11-02', '02/11'],
  ['pesos', 999_999, '$ 999.999'],
  ['pesos', 12_000_000, '$ 12 M'],
  ['cuenta', 1500, '1.500'],
  ['catalogo', 'OBRA NUEVA', 'Obra nueva'],
  ['texto', 'OBSERVADO', 'OBSERVADO'],
] as const)('en el eje, %s de %s se lee «%s»', (clase, valor, esperado) => {
  expect(enElEje(clase, valor)).toBe(esperado)
})
