import { expect, it } from 'vitest'
import { cuitTapado, dniDelCuil, dniTapado, esTitularDelPadron, iniciales, sinCeros } from './reglas.ts'

it('de un documento se muestran las tres últimas cifras; de un CUIT, además, sus extremos', () => {
  expect(dniTapado('30999111')).toBe('*****111')
  expect(dniTapado('5432109')).toBe('****109')
  expect(cuitTapado('27309991112')).toBe('27-*****111-*')
})

it('el DNI de un CUIL, sin los ceros que lo completan', () => {
  expect(dniDelCuil('27309991112')).toBe('30999111')
  expect(dniDelCuil('27054321096')).toBe('5432109')
  expect(sinCeros('08123456')).toBe('8123456')
})

it('las iniciales de un titular', () => {
  expect(iniciales('NIEVA CLARA')).toBe('N. C.')
  expect(iniciales(' IÑIGUEZ  RAMON ')).toBe('I. R.')
})

it.each([
  ['por su CUIL', null, '27309991112', true],
  ['por el CUIL de otra', null, '27309991120', false],
  ['por su DNI, sin CUIL', '30999111', null, true],
  ['por su DNI, con otro CUIL', '30999111', '23309991114', true],
  ['por otro DNI', '30999112', null, false],
  ['de nadie', null, null, false],
])('quién tiene un padrón: %s', (_caso, dni, cuit, esperado) => {
  expect(esTitularDelPadron('27309991112', { dni, cuit })).toBe(esperado)
})

it.each(['5432109', '05432109'])('un DNI de siete cifras, escrito %s', (dni) => {
  expect(esTitularDelPadron('20054321093', { dni, cuit: null })).toBe(true)
})
