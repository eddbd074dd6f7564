import { direccion, direccionDe } from '../acceso/direccion/direccion.ts'

/** Open to whoever was handed a certificate. */
export const VERIFICAR = direccion('/verificar', 'abierta')
export const CERTIFICADO_VERIFICADO = direccionDe<string>('/verificar/:codigo', 'abierta')
