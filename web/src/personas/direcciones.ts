import { direccion } from '../acceso/direccion/direccion.ts'

export const COLEGIOS = direccion('/colegios', 'personal')
