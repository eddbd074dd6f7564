import { direccion } from '../acceso/direccion/direccion.ts'

export const EXPORTACION = direccion('/exportacion', 'administrador')
