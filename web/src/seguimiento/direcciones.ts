import { direccion } from '../acceso/direccion/direccion.ts'

export const ASIGNACION = direccion('/asignacionCarpetas', 'personal')
