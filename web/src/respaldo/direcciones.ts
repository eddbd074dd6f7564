import { direccion } from '../acceso/direccion.ts'

export const RESTAURACIONES = direccion('/restauraciones', 'administrador')
