import type { Clase } from './reglas.ts'

/** Names that a file points at, and the catalogue where each is looked for. */
export const CATALOGOS = ['calle', 'tipoDeCalle', 'profesion', 'universidad'] as const
export type Catalogo = (typeof CATALOGOS)[number]

/** By kind and column. */
export const SE_BUSCA_EN: Readonly<Partial<Record<Clase, Readonly<Record<string, Catalogo>>>>> = {
  calles: { tipo: 'tipoDeCalle' },
  padrones: { calle: 'calle' },
  profesionales: { profesion: 'profesion', universidad: 'universidad' },
}

/** Those of which a name alone is enough to add one; the others say more, on their own screen. */
export const SE_AGREGAN: readonly Catalogo[] = ['calle', 'universidad']

/** What a person says of a name that is not there, once for all its rows. */
export const RESPUESTAS = ['ES', 'AGREGAR', 'AFUERA'] as const
export type Respuesta = (typeof RESPUESTAS)[number]

/** The longest of those columns. */
export const MAX_NOMBRE_DESCONOCIDO = 80
export const MAX_DESCONOCIDOS = 200
export const MAX_SUGERENCIAS = 8
