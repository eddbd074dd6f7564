import { type ComponentType, lazy } from 'react'

/** The file of a screen, or of a part of one, could not be fetched: no network, or a release took its place. */
export class PantallaQueNoLlego extends Error {
  override readonly name = 'PantallaQueNoLlego'
}

type Modulo<N extends string, P> = Readonly<Record<N, ComponentType<P>>>

/** A component that is fetched when it is first shown. One that does not come says so, and not that something broke. */
export const diferida = <N extends string, P>(traer: () => Promise<Modulo<N, P>>, nombre: N) =>
  lazy(async () => {
    try {
      return { default: (await traer())[nombre] }
    } catch (cause) {
      throw new PantallaQueNoLlego(nombre, { cause })
    }
  })
