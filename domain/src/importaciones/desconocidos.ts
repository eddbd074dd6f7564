import type { Clase } from './reglas.ts'

/** What a file calls by its name, and is looked for in a catalogue of the city's. */
export const CATALOGOS = [
  'calle',
  'tipoDeCalle',
  'profesion',
  'universidad',
  'oficina',
  'encomienda',
  'inmueble',
  'obra',
] as const
export type Catalogo = (typeof CATALOGOS)[number]

/** In which column of which kind of file each stands. */
export const SE_NOMBRA_EN = {
  calle: { clase: 'padrones', columna: 'calle' },
  tipoDeCalle: { clase: 'calles', columna: 'tipo' },
  profesion: { clase: 'profesionales', columna: 'profesion' },
  universidad: { clase: 'profesionales', columna: 'universidad' },
  oficina: { clase: 'empleados', columna: 'oficina' },
  encomienda: { clase: 'carpetasAnteriores', columna: 'encomienda' },
  inmueble: { clase: 'carpetasAnteriores', columna: 'inmueble' },
  obra: { clase: 'carpetasAnteriores', columna: 'obra' },
} as const satisfies Record<Catalogo, { readonly clase: Clase; readonly columna: string }>

/** What a person says of a name that its catalogue has not, once for all its rows: it is another's, it is added, it stays in words, its rows stay out. */
export const RESPUESTAS = ['ES', 'AGREGAR', 'SIN', 'AFUERA'] as const
export type Respuesta = (typeof RESPUESTAS)[number]

/** Of a street and of a university the name alone is enough to add one; and only an address may go without its catalogue. */
export const SE_RESPONDE: Readonly<Record<Catalogo, readonly Respuesta[]>> = {
  calle: ['ES', 'AGREGAR', 'SIN', 'AFUERA'],
  tipoDeCalle: ['ES', 'AFUERA'],
  profesion: ['ES', 'AFUERA'],
  universidad: ['ES', 'AGREGAR', 'AFUERA'],
  oficina: ['ES', 'AFUERA'],
  encomienda: ['ES', 'AFUERA'],
  inmueble: ['ES', 'AFUERA'],
  obra: ['ES', 'AFUERA'],
}

/** The longest of those columns. */
export const MAX_NOMBRE_DESCONOCIDO = 80
/** So many are asked at a time, those of most rows first. */
export const MAX_DESCONOCIDOS = 200
export const MAX_SUGERENCIAS = 8
