import { formatoDeLaCiudad } from './zona.ts'

const calendario = formatoDeLaCiudad('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
/** The calendar day of a moment where the city is, `yyyy-mm-dd`. */
export const diaDe = (momento: Date) => calendario.format(momento)
/** What a person began, and has not finished, waits for them so many days: a draft, and a sidewalk that is paid and lacks something. */
export const DIAS_DE_ESPERA = 60

const DIA_MS = 86_400_000
export const enDias = (desde: Date, dias: number) => new Date(desde.getTime() + dias * DIA_MS)
/** Of what is dated then or before, those days are over: to the instant, here and in the statements that take it. */
export const haceDias = (dias: number, ahora: Date) => enDias(ahora, -dias)

/** `yyyy-mm-dd`, as people write it. */
export const diaEnPalabras = (dia: string) => dia.split('-').reverse().join('/')

/** Calendar days from one to the other. */
export const diasEntre = (desde: string, hasta: string) => (Date.parse(hasta) - Date.parse(desde)) / DIA_MS
