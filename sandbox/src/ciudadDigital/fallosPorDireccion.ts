import type { Entorno } from './entorno.ts'

const MINUTO_MS = 60_000

/** Failed sign-ins of an address within a minute, in memory: the stand-in is one process. */
export const fallosPorDireccion = ({ ahora, limites }: Pick<Entorno, 'ahora' | 'limites'>) => {
  const fallos = new Map<string, { desde: number; cuantos: number }>()

  const vigente = (direccion: string) => {
    const anotado = fallos.get(direccion)
    return anotado && ahora().getTime() - anotado.desde < MINUTO_MS ? anotado : null
  }

  return {
    agotados: (direccion: string) =>
      limites.ingresosFallidos > 0 && (vigente(direccion)?.cuantos ?? 0) >= limites.ingresosFallidos,

    anotar: (direccion: string) => {
      const anotado = vigente(direccion)
      if (anotado) anotado.cuantos += 1
      else {
        for (const otra of fallos.keys()) if (!vigente(otra)) fallos.delete(otra)
        fallos.set(direccion, { desde: ahora().getTime(), cuantos: 1 })
      }
    },
  }
}

export type FallosPorDireccion = ReturnType<typeof fallosPorDireccion>
