import { expect, test } from 'vitest'
import { buscadorDeParecidos } from './parecido.ts'

const CALLES = ['SAN MARTÍN', 'SAN JUAN', 'SANTA FE', 'MARTIN FIERRO', 'MUÑECAS', '24 DE SEPTIEMBRE'].map((nombre) => ({
  nombre,
}))
const buscar = buscadorDeParecidos(CALLES)
const nombres = (texto: string, maximo = 8) => buscar(texto, maximo).map(({ nombre }) => nombre)

test.each([
  ['SAN MARTN', 'SAN MARTÍN'],
  ['GRAL SAN MARTIN', 'SAN MARTÍN'],
  ['MARTIN, SAN', 'SAN MARTÍN'],
  ['muñecs', 'MUÑECAS'],
  ['24 SEPTIEMBRE', '24 DE SEPTIEMBRE'],
])('%s se parece a %s', (escrito, esperada) => {
  expect(nombres(escrito)[0]).toBe(esperada)
})

test('las más parecidas primero, y no más que las que se piden', () => {
  // All of its 7 threes are among the 11 of San Martín (7 of 11) and the 14 of Martín Fierro (7 of 14).
  expect(nombres('MARTIN')).toEqual(['SAN MARTÍN', 'MARTIN FIERRO'])
  expect(nombres('MARTIN', 1)).toEqual(['SAN MARTÍN'])
  // 4 of 14 of San Juan are under three tenths.
  expect(nombres('SAN MARTN')).toEqual(['SAN MARTÍN'])
})

test('lo que no se parece a nada no se sugiere', () => {
  expect(nombres('RUTA 38')).toEqual([])
  expect(nombres('')).toEqual([])
})
