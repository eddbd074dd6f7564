import { expect, test } from 'vitest'
import { caminoDe } from './pasos.ts'

const MARCA = { hecho: '✓', actual: '●', rechazado: '✗', porVenir: '·' } as const
const camino = (
  tramiteEstado: string,
  tramiteEstadoPrevio: string | null = null,
  expediente: string | null = null,
  carpetaCompleta = true,
) =>
  caminoDe({ tramiteEstado, tramiteEstadoPrevio, expediente, carpetaCompleta })
    .map(({ nombre, lugar }) => `${MARCA[lugar]} ${nombre}`)
    .join(' ')

test.each([
  ['PRESENTADO', null, '● Presentada · Recibida · Inspección · Finalizada'],
  ['RECIBIDO MESA ENTRADAS', null, '✓ Presentada ● Recibida · Inspección · Finalizada'],
  ['EN INSPECCION', null, '✓ Presentada ✓ Recibida ● Inspección · Finalizada'],
  ['Pendiente de Pago', null, '✓ Presentada ✓ Recibida ● Inspección · Finalizada'],
  ['OBSERVADO', 'PRESENTADO', '● Presentada · Recibida · Inspección · Finalizada'],
  ['OBSERVADO', 'EN INSPECCION', '✓ Presentada ✓ Recibida ● Inspección · Finalizada'],
  ['APROBADO', null, '✓ Presentada ✓ Recibida ● Inspección · Finalizada'],
  ['FINALIZADO', null, '✓ Presentada ✓ Recibida ✓ Inspección ✓ Finalizada'],
  ['RECHAZADO', null, '✓ Presentada · Recibida · Inspección ✗ Rechazada'],
  ['uno que nadie conoce', null, '● Presentada · Recibida · Inspección · Finalizada'],
])('%s, antes %s', (estado, previo, esperado) => {
  expect(camino(estado, previo)).toBe(esperado)
})

test('rechazada después de recibida', () => {
  expect(camino('RECHAZADO', null, '12-A')).toBe('✓ Presentada ✓ Recibida · Inspección ✗ Rechazada')
})

test('la que se está preparando no está presentada', () => {
  expect(camino('PRESENTADO', null, null, false)).toBe('● Preparación · Recibida · Inspección · Finalizada')
})
