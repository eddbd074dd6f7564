import type { ComponentType } from 'react'

/** What another capability shows on the card of a property. */
export interface SeccionDeFicha {
  readonly clave: string
  readonly Contenido: ComponentType<{ padron: string }>
}
