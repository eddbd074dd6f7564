import { direccion } from '../acceso/direccion.ts'

export const CORREOS = direccion('/correos', 'personal')
