import { describe, expect, it } from 'vitest'
import { sinAcentos, ubicarColumnas } from './encabezados.ts'

describe('dos nombres son el mismo', () => {
  it.each([
    ['Padrón', 'PADRON'],
    ['  Apellido   y nombre ', 'apellido y nombre'],
    ['NÚÑEZ', 'Nuñez'],
    // An ñ made of n and a tilde apart, as some spreadsheets write it.
    ['nu\u006e\u0303ez', 'NUÑEZ'],
    ['GÜEMES', 'Guemes'],
  ])('%j y %j', (uno, otro) => {
    expect(sinAcentos(uno)).toBe(sinAcentos(otro))
  })

  it.each([
    ['Núñez', 'Nunez'],
    ['AÑO', 'ano'],
    ['San Juan', 'Sanjuan'],
  ])('%j y %j no: la ñ es otra letra, y el espacio separa', (uno, otro) => {
    expect(sinAcentos(uno)).not.toBe(sinAcentos(otro))
  })
})

const COLUMNAS = [
  { clave: 'duenio', titulo: 'Dueño', obligatoria: true },
  { clave: 'padron', titulo: 'Padrón', obligatoria: true },
  { clave: 'piso', titulo: 'Piso' },
] as const

describe('las columnas de un archivo', () => {
  it('se encuentran por su título, en cualquier orden', () => {
    const { faltan, celdasDe } = ubicarColumnas(COLUMNAS, ['PADRON', 'Otra cosa', 'DUEÑO'])
    expect(faltan).toEqual([])
    expect(celdasDe([' 100001 ', 'x', 'Clara'])).toEqual({ duenio: 'Clara', padron: '100001', piso: '' })
  })

  it('Dueno no es Dueño: falta; la que puede faltar no se reclama', () => {
    const { faltan } = ubicarColumnas(COLUMNAS, ['Padron', 'Dueno'])
    expect(faltan.map(({ titulo }) => titulo)).toEqual(['Dueño'])
  })
})
