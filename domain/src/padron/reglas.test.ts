import { expect, it } from 'vitest'
import { cuitTapado, dniDelCuil, dniTapado, iniciales, sinCeros } from './reglas.ts'

it('de un documento se muestran las tres últimas cifras; de un CUIT, además, sus extremos', () => {
  expect(dniTapado('30999111')).toBe('*****111')
  expect(dniTapado('5432109')).toBe('****109')
  expect(cuitTapado('27309991112')).toBe('27-*****111-2')
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
