import { direccion } from '../acceso/direccion.ts'

/** 'Donde está mi carpeta?'. */
export const DONDE_ESTA = direccion('/stepper', 'abierta')
export const ASIGNACION = direccion('/asignacionCarpetas', 'personal')
