import { afterEach, describe, expect, it } from 'vitest'
import { diaDe } from './dias.ts'
import { diaYHora, momentoEnLaCiudad } from './momentos.ts'
import { esZona, formatoDeLaCiudad, vivirEn, ZONA_DE_FABRICA, zonaDeLaCiudad } from './zona.ts'

afterEach(() => vivirEn(ZONA_DE_FABRICA))

it('sin decir nada, es la de Tucumán', () => {
  expect(zonaDeLaCiudad()).toBe('America/Argentina/Tucuman')
  expect(diaDe(new Date('2026-11-25T02:59:59Z'))).toBe('2026-11-24')
  expect(diaDe(new Date('2026-11-25T03:00:00Z'))).toBe('2026-11-25')
})

it('un momento se escribe con sus 24 horas', () => {
  expect(diaYHora.format(new Date('2026-11-28T06:43:00Z'))).toBe('28/11/2026, 03:43')
  expect(diaYHora.format(new Date('2026-11-28T18:43:00Z'))).toBe('28/11/2026, 15:43')
})

it('los días empiezan donde está la ciudad, también para lo que ya escribía', () => {
  const hora = formatoDeLaCiudad('es-AR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const momento = new Date('2026-11-25T02:30:00Z')
  expect([diaDe(momento), hora.format(momento)]).toEqual(['2026-11-24', '23:30'])
  vivirEn('America/Noronha')
  expect([diaDe(momento), hora.format(momento)]).toEqual(['2026-11-25', '00:30'])
  vivirEn('Pacific/Auckland')
  expect([diaDe(momento), hora.format(momento)]).toEqual(['2026-11-25', '15:30'])
})

describe('un día y una hora de allí', () => {
  it.each([
    ['America/Argentina/Tucuman', '2026-11-25T00:00:00', '2026-11-25T03:00:00.000Z'],
    ['America/Argentina/Tucuman', '2026-11-25T10:15', '2026-11-25T13:15:00.000Z'],
    ['America/Noronha', '2026-11-25T00:00:00', '2026-11-25T02:00:00.000Z'],
    ['Pacific/Auckland', '2026-11-25T00:00:00', '2026-11-24T11:00:00.000Z'],
    // It went from 24:00 to 1:00 on 6 September 2026, and from 24:00 to 23:00 on 4 April.
    ['America/Santiago', '2026-09-05T23:59:59', '2026-09-06T03:59:59.000Z'],
    ['America/Santiago', '2026-09-06T01:00:00', '2026-09-06T04:00:00.000Z'],
    ['America/Santiago', '2026-04-04T22:59:59', '2026-04-05T01:59:59.000Z'],
    ['America/Santiago', '2026-04-05T00:00:00', '2026-04-05T04:00:00.000Z'],
    ['America/Argentina/Tucuman', '2026-11-25T10:15:30.250', '2026-11-25T13:15:30.250Z'],
  ])('%s, %s', (zona, escrito, momento) => {
    vivirEn(zona)
    expect(momentoEnLaCiudad(escrito).toISOString()).toBe(momento)
  })

  it('de lo que no es una hora no hay momento', () => {
    expect(momentoEnLaCiudad('2026-13-45T00:00:00').getTime()).toBeNaN()
  })
})

it('una zona tiene nombre: lo que el calendario no conoce, o no dice de dónde es, no lo es', () => {
  expect(['America/Argentina/Tucuman', 'America/Montevideo', 'Pacific/Auckland'].map(esZona)).toEqual([
    true,
    true,
    true,
  ])
  expect(['America/Tucumán', '-03:00', 'UTC', 'GMT-3', '', "a'b/c", 'America/Nada'].map(esZona)).toEqual(
    Array(7).fill(false),
  )
})
