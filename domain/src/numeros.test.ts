import { expect, test } from 'vitest'
import { entenderCantidad, entenderEntero, leerEntero } from './numeros.ts'

test.each([
  ['12.345', 'm²', '12.345,00 m²'],
  ['12,345.00', 'm²', null],
  ['1.234,5', 'm', '1.234,50 m'],
  ['10.55', 'm²', '10,55 m²'],
  ['0', 'm', '0,00 m'],
  ['12.345', '$', '$ 12.345,00'],
  ['$ 1.250.000,50', '$', '$ 1.250.000,50'],
  [' 7 ', undefined, '7,00'],
  ['10,555', 'm²', null],
  ['-1', 'm', null],
  ['mil', '$', null],
] as const)('%j en %s se entiende %j', (texto, unidad, entendido) => {
  const leido = entenderCantidad(texto, unidad)
  expect('entendido' in leido ? leido.entendido : null).toBe(entendido)
})

test.each([
  ['10,555', 'm²'],
  ['10,555', '$'],
] as const)('el motivo de %j en %s habla de los decimales', (texto, unidad) => {
  const leido = entenderCantidad(texto, unidad)
  expect('motivo' in leido && leido.motivo).toMatch(/dos decimales/)
})

test.each([
  ['1.200', 1200],
  ['1200', 1200],
  [' 7 ', 7],
  ['0', 0],
  ['12.345.678', 12345678],
  ['1.20', undefined],
  ['1,5', undefined],
  ['0.123', undefined],
  ['-1', undefined],
  ['', undefined],
])('el entero %j es %j', (texto, numero) => {
  expect(leerEntero(texto)).toBe(numero)
})

test('un entero se dice con sus miles y su unidad', () => {
  expect(entenderEntero('1200', 'm²')).toEqual({ entendido: '1.200 m²' })
  expect(entenderEntero('1.5', undefined)).toEqual({ motivo: 'debe ser un número entero' })
})
