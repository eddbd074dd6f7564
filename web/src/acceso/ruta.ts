import { type ComponentType, lazy } from 'react'
import type { Direccion } from './direccion.ts'

/** A row of a capability's routes: where, who enters, and what is shown there. */
export interface Ruta extends Pick<Direccion, 'ruta' | 'guardia'> {
  readonly Pantalla: ComponentType
  /** Outside the guarded layout: no bar, no menu. */
  readonly sinMarco?: true
}

/** A screen that is fetched when it is first opened. */
export const pantalla = <N extends string>(traer: () => Promise<Readonly<Record<N, ComponentType>>>, nombre: N) =>
  lazy(async () => ({ default: (await traer())[nombre] }))
