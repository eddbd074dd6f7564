import type { Foto } from '../foto.ts'
import type { Jugada, Mesa } from '../mesa.ts'
import type { Carpeta } from '../modelo.ts'

/** A folder after a step. */
export interface Caso {
  readonly mesa: Mesa
  readonly carpeta: Carpeta
  readonly antes: Foto | undefined
  readonly ahora: Foto
  readonly jugada: Jugada
}
