import { expect, test } from 'vitest'
import { queSigue } from './queSigue.ts'

const VEREDA = 12

test.each([
  ['APROBADO', VEREDA, /agrega las fotos de cómo quedó, y con ellas se cierra/],
  ['APROBADO', null, /^Está aprobada: falta solo su cierre/],
  ['EN INSPECCION', VEREDA, /^Está en inspección/],
])('%s, de uso %s', (tramiteEstado, idUso, texto) => {
  expect(queSigue({ tramiteEstado, carpetaCompleta: true, idUso })).toMatch(texto)
})
