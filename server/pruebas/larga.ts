import { describe, it } from 'vitest'

/** Whether this is one of the long runs (`npm run pruebas:largas`), which look at everything. */
export const ENTERA = Boolean(process.env.LARGAS)

/** A test that takes its time and whose sight others share in part: of the long runs. */
export const larga = (ENTERA ? it : () => {}) as typeof it
/** The same of a whole suite. */
export const largas = (ENTERA ? describe : () => {}) as typeof describe

/** Of what is many of the same, one of each three; in the long runs, all. */
export const unTercio = <T>(de: readonly T[]): readonly T[] => (ENTERA ? de : de.filter((_, lugar) => lugar % 3 === 0))
