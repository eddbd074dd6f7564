import { direccion } from './direccion/direccion.ts'

/** Whoever is not signed in starts here; also every path that is none. */
export const COMIENZO = direccion('/*', 'abierta')
/** The front page: its address here leads to a page of its own, which loads nothing of the portal's. */
export const PORTADA = direccion('/portada', 'abierta')
export const PAGINA_DE_PORTADA = './portada'
/** The two names of the home. */
export const INICIO = direccion('/catastro', 'general')
export const INICIO_VIEJO = direccion('/home', 'general')
