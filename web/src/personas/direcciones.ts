import { direccion } from '../acceso/direccion.ts'

export const COLEGIOS = direccion('/colegios', 'personal')
