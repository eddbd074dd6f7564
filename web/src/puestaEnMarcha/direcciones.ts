import { direccion } from '../acceso/direccion/direccion.ts'

export const PUESTA_EN_MARCHA = direccion('/puestaEnMarcha', 'administrador')
