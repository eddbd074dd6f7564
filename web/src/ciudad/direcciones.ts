import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import type { TextoDeLaCiudad } from '@catastro/domain/ciudad/claves'
import type { ClaveConfigurable } from '@catastro/domain/ciudad/configurables'
import { direccion, direccionDe } from '../acceso/direccion/direccion.ts'

export const CIUDAD = direccion('/ciudad', 'administrador')
export const CAMBIAR_CIUDAD = direccionDe<ClaveConfigurable>('/ciudad/:clave', 'administrador')
export const TEXTOS_DE_CORREO = direccion('/ciudad/correos', 'administrador')
export const CONSERVACION = direccion('/conservacion', 'administrador')
/** The city's pages of words, for anybody. */
export const TEXTO_DE_LA_CIUDAD = direccionDe<TextoDeLaCiudad>('/textos/:texto', 'abierta')

/** The place of a part of one, by its title. */
export const idDeSeccion = (titulo: string) =>
  normalizarBusqueda(titulo)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
export const seccionDeGlosario = (titulo: string) => `${TEXTO_DE_LA_CIUDAD.enlace('glosario')}#${idDeSeccion(titulo)}`

export const AYUDA = direccion('/ayuda', 'abierta')
export const seccionDeAyuda = (titulo: string) => `${AYUDA.enlace()}#${idDeSeccion(titulo)}`
/** Told from which screen, it opens at its part. */
export const DE_LA_PANTALLA = 'de'
export const ayudaDe = (pantalla: string) => `${AYUDA.enlace()}?${DE_LA_PANTALLA}=${encodeURIComponent(pantalla)}`
