import { direccion, direccionDe } from '../acceso/direccion/direccion.ts'

export const CONSULTA_PADRON = direccion('/consultaPadron', 'general')
/** Outside the guarded layout; without a session it offers the login instead of results. */
export const CONSULTA_PADRON_GENERAL = direccion('/consultaPadronGeneral', 'abierta')
/** What is known of one property, and of what was filed for it. */
export const FICHA_DE_PADRON = direccionDe<string>('/padron/:padron', 'general')
