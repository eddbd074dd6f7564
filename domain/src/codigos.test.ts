import { expect, it } from 'vitest'
import { codigoBienEscrito, leerCodigo, mostrarCodigo } from './codigos.ts'

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
  expect(codigoBienEscrito(CODIGO, 20)).toBe(true)
  for (const malo of [CODIGO.slice(1), `${CODIGO}A`, CODIGO.replace('A', 'U'), CODIGO.toLowerCase()]) {
    expect(codigoBienEscrito(malo, 20)).toBe(false)
  }
})
