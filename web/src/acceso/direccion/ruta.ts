import type { ComponentType } from 'react'
import type { Adelantar } from '../../red/llamadas.ts'
import { PantallaPerdida } from '../../red/PantallaPerdida.ts'
import type { Direccion } from './direccion.ts'

/** A screen whose file is fetched when it is first opened, or a moment before. It knows nothing of React: it goes ahead of it. */
export interface Pantalla {
  /** Throws `PantallaPerdida` when its file does not come. */
  readonly traer: () => Promise<{ readonly default: ComponentType }>
  /** The screen itself, when its file is here. */
  readonly llegada: () => ComponentType | undefined
}

/** A row of a capability's `rutas.ts`. */
export interface Ruta extends Pick<Direccion, 'ruta' | 'guardia'> {
  readonly pantalla: Pantalla
  /** What it asks first, as it asks it, where nothing stands at the top before the answer: of its address's own search. */
  readonly adelanto?: (adelantar: Adelantar, busqueda: URLSearchParams) => void
  /** Without bar, menu and foot: a panel on a wall. */
  readonly sinMarco?: true
}

export function pantalla<N extends string>(
  traer: () => Promise<Readonly<Record<N, ComponentType>>>,
  nombre: N,
): Pantalla {
  let llegada: ComponentType | undefined
  return {
    llegada: () => llegada,
    traer: async () => {
      try {
        const esta = (await traer())[nombre]
        llegada = esta
        return { default: esta }
      } catch (error) {
        throw new PantallaPerdida(nombre, { cause: error })
      }
    },
  }
}
