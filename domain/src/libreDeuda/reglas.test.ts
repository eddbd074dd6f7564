import { expect, it } from 'vitest'
import { padronEscrito, padronValido } from './reglas.ts'

it('un padrón son de uno a ocho números; mientras se escribe, ocho signos en mayúsculas', () => {
  expect(['1', '12345678'].map(padronValido)).toEqual([true, true])
  expect(['', '123456789', '12A', ' 1'].map(padronValido)).toEqual([false, false, false, false])
  expect(padronEscrito('12ab34567')).toBe('12AB3456')
})
