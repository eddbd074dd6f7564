import { expect, it } from 'vitest'
import { contraste, noSeLee } from './contraste.ts'

it.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#000000', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#767676', '#FFFFFF', 4.54],
  ['#0B4F8A', '#0B4F8A', 1],
])('contraste de %s con %s: %d', (uno, otro, cuanto) => {
  expect(contraste(uno, otro)).toBeCloseTo(cuanto, 2)
})

// White on them is read; the links on the screens' ground are the narrower limit.
it.each([
  ['#0B4F8A', undefined],
  ['#7A1F3D', undefined],
  ['#F5A623', 'no se leería bien el texto blanco de la barra y de los botones: el contraste es 2,02 y hace falta 4,5'],
  ['#777777', 'no se leería bien el texto blanco de la barra y de los botones: el contraste es 4,47 y hace falta 4,5'],
  [
    '#767676',
    'no se leería bien el color de los enlaces, sobre el fondo de las pantallas: el contraste es 4,23 y hace falta 4,5',
  ],
])('%s como color principal: %s', (color, mal) => {
  expect(noSeLee(color, 'primario')).toBe(mal)
})

// White on it, and nothing else: on both sides of the limit.
it.each([
  ['#B45309', undefined],
  ['#1E5631', undefined],
  ['#767676', undefined],
  ['#777777', 'no se leería bien el texto blanco de «Pagar»: el contraste es 4,47 y hace falta 4,5'],
  ['#F5A623', 'no se leería bien el texto blanco de «Pagar»: el contraste es 2,02 y hace falta 4,5'],
])('%s como color de acento: %s', (color, mal) => {
  expect(noSeLee(color, 'acento')).toBe(mal)
})
