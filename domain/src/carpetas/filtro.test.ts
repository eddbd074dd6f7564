import { expect, it } from 'vitest'
import { interpretarBusqueda } from './filtro.ts'

it.each([
  ['', undefined],
  ['   ', undefined],
  ['ab', null],
  ['ñ', null],
  ['abc', { tipo: 'texto', texto: 'ABC' }],
  ['  muñecas  12 ', { tipo: 'texto', texto: 'MUNECAS 12' }],
  ['7', { tipo: 'numero', numero: '7' }],
  ['100.001', { tipo: 'numero', numero: '100001' }],
  ['1 002', { tipo: 'numero', numero: '1002' }],
  ['12-A', { tipo: 'texto', texto: '12-A' }],
])('%j', (escrito, busqueda) => {
  expect(interpretarBusqueda(escrito)).toEqual(busqueda)
})
