import type { Lugar } from '@catastro/domain/carpetas/lugar'
import type { Tono } from '../theme.ts'

/** A numbered pin on a page. */
export interface Alfiler {
  readonly clave: string
  readonly numero: number
  readonly lugar: Lugar
  readonly tono: Tono
  /** What is said of that place. */
  readonly texto: string
}
