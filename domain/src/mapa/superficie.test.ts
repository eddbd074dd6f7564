import { describe, expect, it } from 'vitest'
import { casco, centroDe, poligono } from './geometria.ts'
import { leerSuperficie } from './superficie.ts'

const forma = (...coordinates: unknown[]) => JSON.stringify({ type: 'Polygon', coordinates })
const CUADRADO = [
  [-65, -27],
  [-65, -27.001],
  [-64.999, -27.001],
  [-64.999, -27],
  [-65, -27],
]

describe('la forma de una parcela', () => {
  it('vale cerrada y simple, con huecos, en partes y sin las alturas', () => {
    expect(leerSuperficie(forma(CUADRADO))).toEqual({ type: 'Polygon', coordinates: [CUADRADO] })
    const conAltura = CUADRADO.map(([x, y]) => [x, y, 431.5, 7])
    expect(leerSuperficie(forma(conAltura))).toEqual({ type: 'Polygon', coordinates: [CUADRADO] })
    const partes = { type: 'MultiPolygon', coordinates: [[CUADRADO], [CUADRADO]] }
    expect(leerSuperficie(JSON.stringify(partes))).toEqual(partes)
  })

  const [a, b, c, d] = CUADRADO
  it.each([
    ['sin cerrar', forma([a, b, c, d]), 'no está cerrada: el último punto no es el primero'],
    ['un moño', forma([a, b, d, c, a]), 'se cruza consigo misma'],
    [
      'un lado que vuelve sobre otro',
      forma([a, b, c, [-64.9995, -27.001], [-64.9995, -27], a]),
      'se cruza consigo misma',
    ],
    ['con la latitud primero', forma(CUADRADO.map(([x, y]) => [y, x])), 'está fuera del país: revise las coordenadas'],
    ['un punto', JSON.stringify({ type: 'Point', coordinates: [-65, -27] }), 'no es un polígono'],
    ['dos puntos', forma([a, b, a]), 'no es un polígono'],
    ['sin coordenadas', forma(), 'no es un polígono'],
    ['un texto por número', forma([['-65', -27], b, c, ['-65', -27]]), 'no es un polígono'],
    ['lo que no es JSON', 'POLYGON((0 0))', 'no es un polígono'],
  ])('%s se rechaza', (_, texto, motivo) => {
    expect(leerSuperficie(texto)).toBe(motivo)
  })
})

describe('lo que se calcula de una forma', () => {
  it('el centro de una escuadra está donde pesa, y no en medio de su caja', () => {
    // A 2 × 2 square without its upper right quarter: 5/6 from each side of the corner.
    const escuadra = poligono([
      [0, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [1, 2],
      [0, 2],
      [0, 0],
    ])
    const [x, y] = centroDe(escuadra)
    expect(x).toBeCloseTo(5 / 6, 12)
    expect(y).toBeCloseTo(5 / 6, 12)
  })

  it('el casco de unos puntos los rodea, cerrado y sin los de adentro', () => {
    expect(
      casco([
        [1, 1],
        [0, 0],
        [2, 0],
        [1, 0],
        [2, 2],
        [0, 2],
      ]),
    ).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
      [0, 0],
    ])
  })
})
