import { direccion } from '../acceso/direccion/direccion.ts'

export const DATOS_ABIERTOS = direccion('/datosAbiertos', 'abierta')
