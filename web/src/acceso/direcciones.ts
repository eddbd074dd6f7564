import { direccion } from './direccion/direccion.ts'

/** Whoever is not signed in starts here; also every path that is none. */
export const PORTADA = direccion('/*', 'abierta')
/** The two names of the home. */
export const INICIO = direccion('/catastro', 'general')
export const INICIO_VIEJO = direccion('/home', 'general')
