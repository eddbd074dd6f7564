import { direccion } from '../acceso/direccion.ts'

export const ASIGNACION = direccion('/asignacionCarpetas', 'personal')
