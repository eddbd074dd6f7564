import { direccion } from '../acceso/direccion/direccion.ts'

export const ESTADISTICAS = direccion('/estadisticas', 'personal')
/** The same figures as a document, for the head of the department. */
export const INFORME = direccion('/estadisticasInforme', 'personal')
/** What everybody may read, where the city says so. */
export const ESTADISTICAS_PUBLICAS = direccion('/estadisticasPublicas', 'abierta')
