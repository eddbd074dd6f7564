import { ZONA } from '@catastro/domain/zona'

/** Of that zone, all the year round. */
const DESFASE = '-03:00'

const enDias = new Intl.DateTimeFormat('en-CA', { timeZone: ZONA, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The calendar day where the city is, `yyyy-mm-dd`. */
export const hoy = (ahora: Date = new Date()) => enDias.format(ahora)

/** The first moment of a calendar day where the city is. */
export const comienzoDelDia = (dia: string) => new Date(`${dia}T00:00:00${DESFASE}`)
