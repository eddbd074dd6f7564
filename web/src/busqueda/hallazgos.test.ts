import { expect, test } from 'vitest'
import { ayudasDe } from './hallazgos.ts'

const TEXTOS = {
  ayuda: '# Mis carpetas\nSus carpetas, con su estado y su padrón.\n# Pagar\nCon tarjeta.',
  glosario: '# Padrón\nEl número de un inmueble.',
}

test.each([
  ['por su título antes que por lo que dice', 'padr', ['Padrón', 'Mis carpetas']],
  ['sin acentos, ni mayúsculas', 'PADRON', ['Padrón', 'Mis carpetas']],
  ['con todas las palabras', 'tarjeta pagar', ['Pagar']],
  ['y no con una sola', 'tarjeta inmueble', []],
  ['el comienzo de una palabra, y no su medio', 'arjeta', []],
  ['con dos letras, nada', 'pa', []],
  ['ni con una palabra corta entre otras', 'pagar de', []],
])('%s', (_, buscado, titulos) => {
  expect(ayudasDe(buscado, TEXTOS).flatMap(({ hallazgos }) => hallazgos.map(({ titulo }) => titulo))).toEqual(titulos)
})

test('lleva a su lugar, y dice su comienzo', () => {
  const [grupo] = ayudasDe('pagar', { ayuda: `# Pagar\n${'a'.repeat(91)}`, glosario: '' })
  expect(grupo).toEqual({
    nombre: 'Ayuda',
    hallazgos: [{ enlace: '/ayuda#pagar', titulo: 'Pagar', detalle: `${'a'.repeat(90)}…` }],
  })
})
