import { direccion } from '../acceso/direccion/direccion.ts'

export const QUIEN_CONSULTO = direccion('/quienConsulto', 'general')
export const RAFAGAS = direccion('/rafagas', 'administrador')
