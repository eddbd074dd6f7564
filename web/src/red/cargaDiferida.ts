import { type ComponentType, lazy } from 'react'
import { PantallaPerdida } from './PantallaPerdida.ts'

type Modulo<N extends string, P> = Readonly<Record<N, ComponentType<P>>>

/** A component that is fetched when it is first shown. One that does not come says so, and not that something broke. */
export const diferida = <N extends string, P>(traer: () => Promise<Modulo<N, P>>, nombre: N) =>
  lazy(async () => {
    try {
      return { default: (await traer())[nombre] }
    } catch (cause) {
      throw new PantallaPerdida(nombre, { cause })
    }
  })
