import { COLUMNAS } from '@catastro/domain/importaciones/columnas'
import type { Importacion } from '@catastro/domain/importaciones/llamadas'
import type { Codificacion, Sistema } from '@catastro/domain/importaciones/reglas'

/** A row as the file numbers it (the titles are row 1), its cells as text. */
export interface FilaDeTabla {
  readonly numero: number
  readonly celdas: readonly string[]
  /** How much of the file has been read, from 0 to 1. */
  readonly avance: number
}

/** The column that a form stands in. */
export const FORMA = COLUMNAS.parcelas.find(({ clave }) => clave === 'forma')?.titulo ?? ''

/** What is known of a ZIP beforehand: of a shapefile, what a person decided; the rest is read from it. */
export interface PedidoDeLectura {
  readonly codificacion?: Codificacion | null | undefined
  readonly sistema?: Sistema | null | undefined
  /** A ZIP is one of papers, and not a shapefile: how many megabytes each may weigh. */
  readonly papeles?: number | undefined
}

/** How a shapefile was understood. */
export type Lectura = NonNullable<Importacion['lectura']>
