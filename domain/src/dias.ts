import { ZONA } from './zona.ts'

const enDias = new Intl.DateTimeFormat('en-CA', { timeZone: ZONA, year: 'numeric', month: '2-digit', day: '2-digit' })
/** The calendar day of a moment where the city is, `yyyy-mm-dd`. */
export const diaDe = (momento: Date) => enDias.format(momento)
/** Calendar days from one to the other. */
export const diasEntre = (desde: string, hasta: string) => (Date.parse(hasta) - Date.parse(desde)) / 86_400_000
