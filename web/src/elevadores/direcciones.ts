import { direccion } from '../acceso/direccion.ts'

export const FORMULARIO_27 = direccion('/formulario27', 'general')
export const FORMULARIO_28 = direccion('/formulario28', 'general')
export const FORMULARIO_29 = direccion('/formulario29', 'general')
export const FORMULARIO_30 = direccion('/formulario30', 'general')
export const FORMULARIO_31 = direccion('/formulario31', 'general')
