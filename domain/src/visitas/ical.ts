import { sumarDias } from '../plazos/calendario.ts'
import type { ParteDelDia } from './reglas.ts'

/** The feed of visits, as RFC 5545 writes it. */

export interface EventoDeAgenda {
  readonly idVisita: number
  readonly idCarpeta: number
  readonly domicilio: string
  readonly dia: string
  readonly hora: string | null
  readonly parte: ParteDelDia | null
  readonly secuencia: number
  readonly cancelado: boolean
  readonly cambiadoEl: Date
}

const HORARIO: Readonly<Record<ParteDelDia, readonly [desde: string, hasta: string]>> = {
  MAÑANA: ['07:00', '13:00'],
  TARDE: ['13:00', '19:00'],
}
/** Where the city is, all the year round. */
const DESFASE = '-03:00'

const enUtc = (momento: Date) =>
  momento
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z')
    .replace(/[-:]/g, '')
const enElDia = (dia: string, hora: string) => enUtc(new Date(`${dia}T${hora}:00${DESFASE}`))

/** A text value: backslash, comma, semicolon and line ends are told apart from what separates values. */
export const escapar = (texto: string) =>
  texto
    .replace(/[\\;,]/g, (signo) => `\\${signo}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // Anything else that no line may hold.
    .replace(/(?!\t)\p{Cc}/gu, '')

const MAX_OCTETOS = 75
const octetosDe = (signo: string) => {
  const punto = signo.codePointAt(0) ?? 0
  return punto < 0x80 ? 1 : punto < 0x800 ? 2 : punto < 0x10000 ? 3 : 4
}

/** A line of at most 75 octets, and its continuations behind a space: no character is cut through. */
export function plegar(linea: string): string {
  let [plegada, octetos] = ['', 0]
  for (const signo of linea) {
    const suyos = octetosDe(signo)
    if (octetos + suyos > MAX_OCTETOS) {
      plegada += '\r\n '
      octetos = 1
    }
    plegada += signo
    octetos += suyos
  }
  return plegada
}

function horarioDe({ dia, hora, parte }: EventoDeAgenda): readonly [string, string] {
  if (hora !== null) return [enElDia(dia, hora), 'DURATION:PT1H']
  if (parte === null) return [dia.replaceAll('-', ''), `DTEND;VALUE=DATE:${sumarDias(dia, 1).replaceAll('-', '')}`]
  const [desde, hasta] = HORARIO[parte]
  return [enElDia(dia, desde), `DTEND:${enElDia(dia, hasta)}`]
}

function lineasDe(evento: EventoDeAgenda, sitio: string): string[] {
  const [comienzo, fin] = horarioDe(evento)
  return [
    'BEGIN:VEVENT',
    `UID:visita-${evento.idVisita}@${sitio}`,
    `DTSTAMP:${enUtc(evento.cambiadoEl)}`,
    `LAST-MODIFIED:${enUtc(evento.cambiadoEl)}`,
    `SEQUENCE:${evento.secuencia}`,
    `${comienzo.includes('T') ? 'DTSTART' : 'DTSTART;VALUE=DATE'}:${comienzo}`,
    fin,
    `SUMMARY:${escapar(`Visita, carpeta ${evento.idCarpeta}`)}`,
    `LOCATION:${escapar(evento.domicilio)}`,
    `STATUS:${evento.cancelado ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** `sitio`: the portal's host, which makes the ids the world's own. */
export const calendarioDe = (eventos: readonly EventoDeAgenda[], sitio: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal de catastro//Visitas//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapar('Visitas de inspección')}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...eventos.flatMap((evento) => lineasDe(evento, sitio)),
    'END:VCALENDAR',
  ]
    .map((linea) => `${plegar(linea)}\r\n`)
    .join('')
