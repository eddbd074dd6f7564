import { direccion } from '../acceso/direccion.ts'

export const CONSULTA_PADRON = direccion('/consultaPadron', 'general')
/** Outside the guarded layout; without a session it offers the login instead of results. */
export const CONSULTA_PADRON_GENERAL = direccion('/consultaPadronGeneral', 'abierta')
