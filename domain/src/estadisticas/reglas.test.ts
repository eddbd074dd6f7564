import { expect, test } from 'vitest'
import { publicable } from './reglas.ts'

test.each([
  [9, { casos: null, mediana: null }],
  [10, { casos: 10, mediana: 14 }],
])('de %i casos se publica', (casos, esperado) => {
  expect(publicable({ casos, mediana: 14 })).toEqual(esperado)
})
