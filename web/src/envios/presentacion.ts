import type { ReactNode } from 'react'
import type { DatoDeFicha } from '../ui/pagina/Ficha.tsx'

/** What is being filed: how it is called, what it is kept and filed for, and where its screen goes back to. */
export interface Presentacion {
  readonly titulo: string
  /** Its draft's name (domain/src/borradores/reglas.ts). */
  readonly clave: string
  readonly volverA: string
  /** What stands before one starts: over its fields and folded, or beside them and open. */
  readonly antes?: (abierto: boolean) => ReactNode
  /** What happens once it is sent. */
  readonly queSigue?: string
  /** What it is filed for: said under the title, and again before it is sent. None for what makes its own folder. */
  readonly sobre?: readonly DatoDeFicha[]
}
