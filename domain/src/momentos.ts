import { formatoDeLaCiudad } from './zona.ts'

/** '28/11/2026, 03:43'. */
export const diaYHora = formatoDeLaCiudad('es-AR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

// As ISO has it, but for the 'T'.
const local = formatoDeLaCiudad('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })
const desfase = (ms: number) => Date.parse(`${local.format(new Date(ms)).replace(' ', 'T')}Z`) - ms

/** The moment of a day and an hour where the city is, `yyyy-mm-ddThh:mm[:ss]`; no moment, of what is no hour. */
export function momentoEnLaCiudad(escrito: string): Date {
  const enUtc = Date.parse(`${escrito}Z`)
  if (Number.isNaN(enUtc)) return new Date(Number.NaN)
  // Told apart from the moment that it would be in UTC, which may stand on the other side of a change of hour.
  const cerca = Math.floor(enUtc / 1000) * 1000
  return new Date(enUtc - desfase(cerca - desfase(cerca)))
}
