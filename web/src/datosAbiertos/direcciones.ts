import { direccion } from '../acceso/direccion.ts'

export const DATOS_ABIERTOS = direccion('/datosAbiertos', 'abierta')
