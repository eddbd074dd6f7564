import { diaDe } from '@catastro/domain/dias'
import { momentoEnLaCiudad } from '@catastro/domain/momentos'

/** The calendar day where the city is, `yyyy-mm-dd`. */
export const hoy = (ahora: Date = new Date()) => diaDe(ahora)

/** The first moment of a calendar day where the city is. */
export const comienzoDelDia = (dia: string) => momentoEnLaCiudad(`${dia}T00:00:00`)
