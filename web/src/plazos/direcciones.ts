import { direccion } from '../acceso/direccion.ts'

export const PLAZOS = direccion('/plazos', 'personal')
