import { direccion } from '../acceso/direccion/direccion.ts'

export const PLAZOS = direccion('/plazos', 'personal')
