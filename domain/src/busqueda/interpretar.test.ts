import { expect, it } from 'vitest'
import { interpretar } from './interpretar.ts'

it.each([
  ['1002', '1002'],
  ['1.002', '1002'],
  ['carpeta 1002', '1002'],
  ['N.º 1002', '1002'],
  ['padrón 100.001', '100001'],
  ['20-25333444-5', '20253334445'],
  ['7', '7'],
])('%s es el número %s', (escrito, clave) => {
  expect(interpretar(escrito)).toEqual({ clave, esNumero: true, palabras: [] })
})

it.each([
  ['Nieva', 'NIEVA', [['NIEVA', false]]],
  ['núñ', 'NUN', [['NUN', false]]],
  [
    "d'angelo, josé",
    'DANGELOJOSE',
    [
      ['DANGELO', false],
      ['JOSE', false],
    ],
  ],
  [
    'Av. Mitre 450',
    'AVMITRE450',
    [
      ['MITRE', false],
      ['450', true],
    ],
  ],
  [
    'Mitre N.º 450',
    'MITREN450',
    [
      ['MITRE', false],
      ['450', true],
    ],
  ],
  ['N Mitre', 'MITRE', [['MITRE', false]]],
  ['calle de la Rosa', 'CALLEDELAROSA', [['ROSA', false]]],
  [
    'de la',
    'DELA',
    [
      ['DE', false],
      ['LA', false],
    ],
  ],
  [
    'Expte. 4521-M',
    '4521M',
    [
      ['4521', true],
      ['M', false],
    ],
  ],
  ['gómez gómez', 'GOMEZGOMEZ', [['GOMEZ', false]]],
  ['padron', 'PADRON', [['PADRON', false]]],
  ['a b c d e f g', 'ABCDEFG', [...'ABCDEF'].map((letra) => [letra, false])],
] as const)('%s son palabras', (escrito, clave, palabras) => {
  expect(interpretar(escrito)).toEqual({
    clave,
    esNumero: false,
    palabras: palabras.map(([palabra, entera]) => ({ palabra, entera })),
  })
})

it.each(['', '  ', 'a', '.-'])('«%s» es poco', (escrito) => {
  expect(interpretar(escrito)).toBeNull()
})
