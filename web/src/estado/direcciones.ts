import { direccion } from '../acceso/direccion/direccion.ts'

export const ESTADO = direccion('/estado', 'administrador')
