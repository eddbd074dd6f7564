import { expect, it } from 'vitest'
import { enBytes } from './reglas.ts'
import { mayorTope, topesDe } from './topes.ts'

const DE_FABRICA = {
  papeles: 10,
  croquis: 10,
  respuestas: 10,
  comprobantes: 10,
  fotosDeVereda: 10,
  fotosDeVisita: 10,
  ejemplos: 10,
  imagenes: 1,
  planillas: 100,
}

it('donde la ciudad no escribió, lo que dice la especificación', () => {
  expect(topesDe()).toEqual(DE_FABRICA)
  expect(topesDe({ papeles: '18' })).toEqual({ ...DE_FABRICA, papeles: 18 })
})

it.each([
  ['papeles', '4', 5],
  ['papeles', '5', 5],
  ['papeles', '25', 25],
  ['papeles', '26', 25],
  ['imagenes', '0', 1],
  ['imagenes', '4', 4],
  ['imagenes', '5', 4],
  ['planillas', '9', 10],
  ['planillas', '101', 100],
  ['croquis', '7.5', 10],
  ['croquis', 'muchos', 10],
] as const)('%s escrito como %s, por otra versión del portal, vale %i', (tope, escrito, vale) => {
  expect(topesDe({ [tope]: escrito })[tope]).toBe(vale)
})

it('un mega son 1.048.576 bytes; de varios, el mayor', () => {
  expect(enBytes(10)).toBe(10_485_760)
  expect(mayorTope(topesDe({ croquis: '20' }), ['papeles', 'croquis', 'imagenes'])).toBe(20)
})
