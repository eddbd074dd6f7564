import type { ComponentType } from 'react'
import { diferida } from '../red/diferida.ts'
import type { Direccion } from './direccion.ts'

/** A row of a capability's routes: where, who enters, and what is shown there. */
export interface Ruta extends Pick<Direccion, 'ruta' | 'guardia'> {
  readonly Pantalla: ComponentType & { readonly precargar?: () => void }
  /** Outside the guarded layout: no bar, no menu. */
  readonly sinMarco?: true
}

/** A screen that is fetched when it is first opened. */
export function pantalla<N extends string>(traer: () => Promise<Readonly<Record<N, ComponentType>>>, nombre: N) {
  // A file that was asked for is not asked for again.
  return Object.assign(diferida(traer, nombre), { precargar: () => void traer().catch(() => {}) })
}
