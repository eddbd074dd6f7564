import { expect, it } from 'vitest'
import { pasosDe } from './historia.ts'

const hecho = (evento: string, ocurridoEl: string) => ({ evento, ocurridoEl: new Date(ocurridoEl) })

it('los días son los del calendario de la ciudad, y el último estado dura hasta hoy', () => {
  const historia = [
    hecho('ALTA', '2026-11-30T20:00:00-03:00'),
    // Five minutes to midnight, and five past it: the next day begins three hours before London's does.
    hecho('MOVIMIENTO', '2026-12-01T23:55:00-03:00'),
    hecho('MOVIMIENTO', '2026-12-02T00:05:00-03:00'),
  ]
  expect(pasosDe(historia, '2027-01-01').map(({ dias }) => dias)).toEqual([1, 1, 30])
})

it('lo que no la movió se cuenta dentro del paso en que ocurrió, y no corta sus días', () => {
  const [alta, recibida] = pasosDe(
    [
      hecho('ALTA', '2026-11-02T10:00:00-03:00'),
      hecho('COMPLETADA', '2026-11-04T10:00:00-03:00'),
      hecho('MOVIMIENTO', '2026-11-05T10:00:00-03:00'),
      hecho('ASIGNACION', '2026-11-05T10:00:00-03:00'),
      hecho('SIN ASIGNAR', '2026-11-09T10:00:00-03:00'),
    ],
    '2026-11-10',
  )
  expect([alta?.dias, alta?.notas.map(({ evento }) => evento)]).toEqual([3, ['COMPLETADA']])
  expect([recibida?.dias, recibida?.notas.map(({ evento }) => evento)]).toEqual([5, ['ASIGNACION', 'SIN ASIGNAR']])
})
