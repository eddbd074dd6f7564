import { direccion } from '../acceso/direccion/direccion.ts'

export const ASIGNACION = direccion('/asignacionCarpetas', 'personal')
export const SIN_ASIGNAR = `${ASIGNACION.ruta}?lista=sinAsignar`
/** Those that nobody has, with this one to be given at once and those of its block beside it. */
export const asignarDesde = (idCarpeta: number) => `${SIN_ASIGNAR}&asignar=${idCarpeta}`
