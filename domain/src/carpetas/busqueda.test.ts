import { expect, it } from 'vitest'
import { normalizarBusqueda } from './busqueda.ts'

it('pasa a mayúsculas y quita los acentos, también los ya descompuestos', () => {
  expect(normalizarBusqueda('Núñez', 'José María')).toBe('NUNEZ JOSE MARIA')
  expect(normalizarBusqueda('Nu\u0301n\u0303ez')).toBe('NUNEZ')
})

it('une las partes con un espacio y saltea las vacías', () => {
  expect(normalizarBusqueda('Nieva', 'Clara', 'MUÑECAS', '', '450', '100001')).toBe('NIEVA CLARA MUNECAS 450 100001')
  expect(normalizarBusqueda('  Ávila \t Rosa ')).toBe('AVILA ROSA')
  expect(normalizarBusqueda()).toBe('')
})
