import fc from 'fast-check'
import { expect, test } from 'vitest'
import { habilesEntre, sumarDias, sumarHabiles } from './calendario.ts'

const NINGUNO = new Set<string>()

// 20 November 2026 is a Friday.
test.each([
  ['el mismo día', '2026-11-20', '2026-11-20', NINGUNO, 0],
  ['de viernes a lunes', '2026-11-20', '2026-11-23', NINGUNO, 1],
  ['de sábado a domingo', '2026-11-21', '2026-11-22', NINGUNO, 0],
  ['una semana', '2026-11-20', '2026-11-27', NINGUNO, 5],
  ['con un lunes feriado', '2026-11-20', '2026-11-27', new Set(['2026-11-23']), 4],
  ['un feriado en domingo no quita nada', '2026-11-20', '2026-11-27', new Set(['2026-11-22']), 5],
  ['el día de partida no cuenta, aunque sea feriado', '2026-11-20', '2026-11-27', new Set(['2026-11-20']), 5],
  ['el último cuenta', '2026-11-20', '2026-11-27', new Set(['2026-11-27']), 4],
  ['al revés, nada', '2026-11-27', '2026-11-20', NINGUNO, 0],
  ['antes de 1970', '1969-12-31', '1970-01-05', NINGUNO, 3],
  ['diez años', '2016-01-01', '2026-01-01', NINGUNO, 2609],
] as const)('días hábiles: %s', (_, desde, hasta, noLaborables, cuantos) => {
  expect(habilesEntre(desde, hasta, noLaborables)).toBe(cuantos)
})

test('lo que se suma es lo que hay entre las dos fechas', () => {
  const feriados = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 30 })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 1, max: 200 }),
      feriados,
      (inicio, cuantos, dias) => {
        const desde = sumarDias('2020-01-01', inicio)
        const noLaborables = new Set(dias.map((dia) => sumarDias(desde, dia)))
        expect(habilesEntre(desde, sumarHabiles(desde, cuantos, noLaborables), noLaborables)).toBe(cuantos)
      },
    ),
  )
})
