import { direccion } from '../acceso/direccion/direccion.ts'

/** What is looked for and what is chosen travel in the address: a reload, another tab and a link show the same. */
export const MAPA = direccion('/mapa', 'general')
/** What a person asked to be told of. */
export const OBRAS_QUE_SIGO = direccion('/obrasQueSigo', 'general')
/** With one of its blocks or parcels chosen. */
export const manzanaEnElMapa = (idManzana: number) => `${MAPA.ruta}?manzana=${idManzana}`
export const parcelaEnElMapa = (idParcela: number) => `${MAPA.ruta}?parcela=${idParcela}`
export const padronEnElMapa = (padron: string) => `${MAPA.ruta}?buscar=${encodeURIComponent(padron)}`
