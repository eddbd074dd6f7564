/** Over 24 hours of a day, as an ADMINISTRADOR is told of a burst. Any one of them is enough. */

/** Holders that look-ups may show a person in a day, where the city says no other. */
export const TITULARES_POR_DIA = 300
export const TITULARES_POR_DIA_DEL_PERSONAL = 3000
/** Of the day's cap of holders shown, how many per cent; and the same of those that left in exports. */
export const POR_CIENTO_DEL_MAXIMO = 50
/** Different persons in one hour. */
export const PERSONAS_POR_HORA = 40
/** Refusals in the day. */
export const RECHAZOS_POR_DIA = 20
/** How many days back the list goes. */
export const DIAS_DE_RAFAGAS = 7
