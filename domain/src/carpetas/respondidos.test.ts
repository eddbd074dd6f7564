import { expect, test } from 'vitest'
import { seRespondenUnoPorUno } from './respondidos.ts'

const SIN_RESPONDER = { archivos: [], noCorresponde: null }
const CON_ARCHIVO = { archivos: [{ idArchivo: 7, nombre: 'plano.pdf' }], noCorresponde: null }
const NO_CORRESPONDE = { archivos: [], noCorresponde: 'Es una sociedad' }

test.each([
  ['PRESENTADO', false, SIN_RESPONDER, true],
  ['PRESENTADO', true, SIN_RESPONDER, false],
  ['EN INSPECCION', true, SIN_RESPONDER, false],
  ['FINALIZADO', true, SIN_RESPONDER, false],
  ['RECHAZADO', false, SIN_RESPONDER, false],
  ['PRESENTADO', true, CON_ARCHIVO, true],
  ['FINALIZADO', true, CON_ARCHIVO, true],
  ['RECHAZADO', false, NO_CORRESPONDE, true],
] as const)('%s, completa %s, con %o: %s', (tramiteEstado, carpetaCompleta, requisito, unoPorUno) => {
  const requisitos = [SIN_RESPONDER, { ...requisito, archivos: [...requisito.archivos] }]
  expect(seRespondenUnoPorUno(requisitos, { tramiteEstado, carpetaCompleta })).toBe(unoPorUno)
})
