import { expect, it } from 'vitest'
import { codigoBienEscrito, leerCodigo, mostrarCodigo, padronEscrito, padronValido } from './reglas.ts'

const CODIGO = 'ABCDE01FGHJKMNPQRSTV'

it.each([
  ['ABCDE-01FGH-JKMNP-QRSTV'],
  ['abcde 01fgh jkmnp qrstv'],
  ['ABCDE.O1FGH.JKMNP.QRSTV'],
  ['ABCDE-0IFGH-JKMNP-QRSTV'],
  ['ABCDE-0lFGH-JKMNP-QRSTV'],
])('%s es el mismo código', (copiado) => {
  expect(leerCodigo(copiado)).toBe(CODIGO)
})

it('un código son veinte signos, de a cinco', () => {
  expect(mostrarCodigo(CODIGO)).toBe('ABCDE-01FGH-JKMNP-QRSTV')
  expect(codigoBienEscrito(CODIGO)).toBe(true)
  for (const malo of [CODIGO.slice(1), `${CODIGO}A`, CODIGO.replace('A', 'U'), CODIGO.toLowerCase()]) {
    expect(codigoBienEscrito(malo)).toBe(false)
  }
})

it('un padrón son de uno a ocho números; mientras se escribe, ocho signos en mayúsculas', () => {
  expect(['1', '12345678'].map(padronValido)).toEqual([true, true])
  expect(['', '123456789', '12A', ' 1'].map(padronValido)).toEqual([false, false, false, false])
  expect(padronEscrito('12ab34567')).toBe('12AB3456')
})
