import { direccion } from '../acceso/direccion/direccion.ts'

export const QUIEN_CONSULTO = direccion('/quienConsulto', 'general')
export const PEDIDOS_DE_DATOS = direccion('/pedidosDeDatos', 'administrador')
export const RAFAGAS = direccion('/rafagas', 'administrador')
