import { direccion } from '../acceso/direccion.ts'

/** What is looked for and what is chosen travel in the address: a reload, another tab and a link show the same. */
export const MAPA = direccion('/mapa', 'general')
export const padronEnElMapa = (padron: string) => `${MAPA.ruta}?buscar=${encodeURIComponent(padron)}`
