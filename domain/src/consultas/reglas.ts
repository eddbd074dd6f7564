/** Over 24 hours of a day, as an ADMINISTRADOR is told of a burst. Any one of them is enough. */

/** Of the day's cap of look-ups, how many per cent. */
export const POR_CIENTO_DEL_MAXIMO = 50
/** Different persons in one hour. */
export const PERSONAS_POR_HORA = 40
/** Refusals in the day. */
export const RECHAZOS_POR_DIA = 20
/** The cap that the share is of where the city set none. */
export const MAXIMO_DE_REFERENCIA = 1000
/** How many days back the list goes. */
export const DIAS_DE_RAFAGAS = 7
