import {
  COLUMNAS_DE_MAS,
  DEMASIADAS_FILAS,
  TABLA_DEMASIADO_GRANDE,
  textoDemasiadoLargo,
} from '@catastro/domain/importaciones/mensajes'
import { MAX_CARACTERES_CELDA, MAX_COLUMNAS } from '@catastro/domain/importaciones/reglas'

/** What a table says that cannot be taken, in a sentence for whoever sent it. */
export class TablaRechazada extends Error {}

/**
 * What a spreadsheet may unpack to, in bytes: a ZIP of some MB can hold gigabytes. The shared texts are kept in memory;
 * the sheet is read as it comes.
 */
export const TOPES_XLSX = { textos: 64 * 1024 * 1024, hoja: 1024 * 1024 * 1024, resto: 16 * 1024 * 1024 }

/** The same of a shapefile: its forms and its data are read as they come, the rest is held. */
export const TOPES_SHAPEFILE = { datos: 1024 * 1024 * 1024, resto: 64 * 1024 }

/** The same of a ZIP of papers, which are read one at a time: how many, and all of them unpacked. */
export const TOPES_PAPELES = { cuantos: 20_000, bytes: 2 * 1024 * 1024 * 1024 }

/** Rows that a sheet may have, empty ones too: what a spreadsheet program can show. */
const FILAS_DE_UNA_HOJA = 1_048_576

export const demasiadoGrande = () => new TablaRechazada(TABLA_DEMASIADO_GRANDE)

/** A row's cells as they are, or why they are not taken. `numero`: as the file numbers it, from 1. */
export function dentroDeLosTopes(numero: number, celdas: readonly string[]): readonly string[] {
  if (numero > FILAS_DE_UNA_HOJA) throw new TablaRechazada(DEMASIADAS_FILAS)
  if (celdas.length > MAX_COLUMNAS) throw new TablaRechazada(COLUMNAS_DE_MAS)
  if (celdas.some((celda) => celda.length > MAX_CARACTERES_CELDA)) throw new TablaRechazada(textoDemasiadoLargo(numero))
  return celdas
}
