import { expect, test } from 'vitest'
import { queLeSigue, queSigue, yaEsta } from './proximoPaso.ts'

const VEREDA = 12

test.each([
  ['APROBADO', VEREDA, /agrega las fotos de cómo quedó, y con ellas se cierra/],
  ['APROBADO', null, /^Está aprobada: falta solo su cierre/],
  ['EN INSPECCION', VEREDA, /^Está en inspección/],
])('%s, de uso %s', (tramiteEstado, idUso, texto) => {
  expect(queSigue({ tramiteEstado, carpetaCompleta: true, idUso })).toMatch(texto)
})

test('lo último que hizo quien la presentó se dice con su número, y después qué sigue', () => {
  const carpeta = { idCarpeta: 1011, tramiteEstado: 'PRESENTADO', carpetaCompleta: true, idUso: null }
  expect(`${yaEsta(carpeta)} ${queLeSigue(carpeta)}`).toBe(
    'La carpeta 1011 está presentada y pasó a Mesa de entradas. Allí la revisan y le ponen número de expediente. ' +
      'No tiene que hacer nada: le avisamos por correo.',
  )
  expect(yaEsta({ ...carpeta, carpetaCompleta: false })).toBe('')
  expect(yaEsta({ ...carpeta, tramiteEstado: 'RECIBIDO MESA ENTRADAS' })).toBe('')
})
