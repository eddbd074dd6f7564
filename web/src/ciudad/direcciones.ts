import type { ClaveDeLaCiudad, TextoDeLaCiudad } from '@catastro/domain/ciudad/claves'
import { direccion, direccionDe } from '../acceso/direccion/direccion.ts'

export const CIUDAD = direccion('/ciudad', 'administrador')
export const CAMBIAR_CIUDAD = direccionDe<ClaveDeLaCiudad>('/ciudad/:clave', 'administrador')
export const CONSERVACION = direccion('/conservacion', 'administrador')
/** The city's pages of words, for anybody. */
export const TEXTO_DE_LA_CIUDAD = direccionDe<TextoDeLaCiudad>('/textos/:texto', 'abierta')
