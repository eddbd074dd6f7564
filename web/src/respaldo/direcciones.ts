import { direccion } from '../acceso/direccion/direccion.ts'

export const RESTAURACIONES = direccion('/restauraciones', 'administrador')
