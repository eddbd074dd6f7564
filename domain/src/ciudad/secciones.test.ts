import { expect, test } from 'vitest'
import { AYUDA, GLOSARIO } from './ayuda.ts'
import { CLAVES } from './claves.ts'
import { seccionesDe } from './secciones.ts'

test.each([
  ['sin títulos es una sola', 'Uno.\n\nDos.', [{ titulo: '', texto: 'Uno.\n\nDos.' }]],
  [
    'cada título empieza una, y lo de antes no tiene',
    'Hola.\n# Mis carpetas \nUna.\n\nDos.\n#   Pagar\nTres.',
    [
      { titulo: '', texto: 'Hola.' },
      { titulo: 'Mis carpetas', texto: 'Una.\n\nDos.' },
      { titulo: 'Pagar', texto: 'Tres.' },
    ],
  ],
  ['un numeral solo, o pegado, no es un título', '#\n#pagar\n 1 # 2', [{ titulo: '', texto: '#\n#pagar\n 1 # 2' }]],
  ['un título sin texto también es una', '# Pagar', [{ titulo: 'Pagar', texto: '' }]],
  ['vacío no tiene ninguna', ' \n', []],
])('%s', (_, texto, secciones) => {
  expect(seccionesDe(texto)).toEqual(secciones)
})

test('lo que viene escrito cabe donde se escribe, y ningún título está dos veces', () => {
  for (const [texto, { max }] of [
    [AYUDA, CLAVES.ayuda.campos.ayuda],
    [GLOSARIO, CLAVES.glosario.campos.glosario],
  ] as const) {
    expect(texto.length).toBeLessThanOrEqual(max)
    const titulos = seccionesDe(texto).map(({ titulo }) => titulo)
    expect(new Set(titulos).size).toBe(titulos.length)
  }
})
