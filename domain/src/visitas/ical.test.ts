import { expect, it } from 'vitest'
import { calendarioDe, escapar, plegar } from './ical.ts'

const EVENTO = {
  idVisita: 7,
  idCarpeta: 1003,
  domicilio: 'SAN MARTIN 450',
  dia: '2026-11-25',
  hora: '22:30',
  parte: null,
  secuencia: 2,
  cancelado: false,
  cambiadoEl: new Date('2026-11-22T20:00:01.500Z'),
} as const

it('un calendario entero, línea por línea', () => {
  const cancelada = { ...EVENTO, idVisita: 8, hora: null, parte: 'MAÑANA', cancelado: true } as const
  expect(calendarioDe([EVENTO, cancelada], 'ciudad.example')).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Portal de catastro//Visitas//ES',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Visitas de inspección',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'BEGIN:VEVENT',
      'UID:visita-7@ciudad.example',
      'DTSTAMP:20261122T200001Z',
      'LAST-MODIFIED:20261122T200001Z',
      'SEQUENCE:2',
      'DTSTART:20261126T013000Z',
      'DURATION:PT1H',
      'SUMMARY:Visita\\, carpeta 1003',
      'LOCATION:SAN MARTIN 450',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:visita-8@ciudad.example',
      'DTSTAMP:20261122T200001Z',
      'LAST-MODIFIED:20261122T200001Z',
      'SEQUENCE:2',
      'DTSTART:20261125T100000Z',
      'DTEND:20261125T160000Z',
      'SUMMARY:Visita\\, carpeta 1003',
      'LOCATION:SAN MARTIN 450',
      'STATUS:CANCELLED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

it('lo que separa valores se escapa, y lo que no cabe en una línea se va', () => {
  expect(escapar('Ruta 9; km 5, "fondo" \\ casa\r\nazul\u0007')).toBe('Ruta 9\\; km 5\\, "fondo" \\\\ casa\\nazul')
})

it('75 octetos quedan; con 76 se pliega, sin cortar una letra', () => {
  expect(plegar('x'.repeat(75))).toBe('x'.repeat(75))
  expect(plegar('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
  // The ñ takes two: behind 74 it does not fit.
  expect(plegar(`${'x'.repeat(74)}ñ`)).toBe(`${'x'.repeat(74)}\r\n ñ`)
  expect(plegar(`${'x'.repeat(73)}ñ`)).toBe(`${'x'.repeat(73)}ñ`)
  // A continuation has one octet less: its space.
  expect(plegar('x'.repeat(75 + 74 + 1))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`)
})
