/** A row as the file numbers it (the titles are row 1), its cells as text. */
export interface FilaDeTabla {
  readonly numero: number
  readonly celdas: readonly string[]
  /** How much of the file has been read, from 0 to 1. */
  readonly avance: number
}
