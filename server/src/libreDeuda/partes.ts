import { TITULARES_DE } from '../padron/titulares.ts'

/** Of a request `l` and its payment `pg`: who asked for it, who paid it, and who holds the property it is about. */
export const PARTES_DE_LIBRE_DEUDA = `(array[l.id_persona, pg.id_persona] || ${TITULARES_DE('l.padron')})`
