import { direccion } from '../acceso/direccion/direccion.ts'

export const CORREOS = direccion('/correos', 'personal')
