import { direccion, direccionDe } from '../acceso/direccion/direccion.ts'

/** What stands before one starts, open to everybody: all of them, and one. */
export const TRAMITES = direccion('/tramites', 'abierta')
export const TRAMITE = direccionDe<string>('/tramites/:tramite', 'abierta')
export const tramiteDeEncomienda = (idEncomiendaTipo: number) => `encomienda-${idEncomiendaTipo}`
