import fc from 'fast-check'
import type { ProveedorDePrueba } from '../proveedorDePrueba.ts'
import type { Mesa } from './mesa.ts'
import { partidas } from './partida.ts'

export interface Corrida {
  readonly semilla: number
  readonly partidas: number
  /** At most so many draws in each. */
  readonly largo: number
  /** Where a failure was found, to see it again at once. */
  readonly camino?: string | undefined
  readonly repeticion?: string | undefined
  /** A failure is told as short as it is by then. */
  readonly comoMuchoMs?: number
}

export interface Resultado {
  readonly partidas: number
  readonly pasos: number
  /** How many steps were answered with each status. */
  readonly respuestas: ReadonlyMap<string, number>
  /** The shortest sequence that goes wrong, as a person would tell it, and how to see it again. */
  readonly falla: string | null
}

/** Many games; of the first that goes wrong, the shortest that still does. */
export async function correr(portal: Mesa['portal'], proveedor: ProveedorDePrueba, c: Corrida): Promise<Resultado> {
  const respuestas = new Map<string, number>()
  let hechos = 0
  const propiedad = partidas(portal, proveedor, c, (pasos) => {
    hechos += pasos.length
    for (const paso of pasos) {
      const codigo = / → (\d+)/.exec(paso)?.[1] ?? ''
      respuestas.set(codigo, (respuestas.get(codigo) ?? 0) + 1)
    }
  })
  const detalles = await fc.check(propiedad, {
    seed: c.semilla,
    numRuns: c.partidas,
    unbiased: true,
    ...(c.comoMuchoMs !== undefined && { interruptAfterTimeLimit: c.comoMuchoMs }),
    ...(c.camino !== undefined && { path: c.camino }),
  })
  return {
    partidas: detalles.numRuns,
    pasos: hechos,
    respuestas,
    falla: detalles.failed ? explicar(detalles) : null,
  }
}

function explicar<T extends unknown[]>(detalles: fc.RunDetails<T>): string {
  const repeticion = /replayPath="([^"]*)"/.exec(String(detalles.counterexample?.at(-1)))?.[1] ?? ''
  const error = detalles.errorInstance
  return `
${error instanceof Error ? error.message : String(error)}
Falló la partida ${detalles.numRuns}, acortada ${detalles.numShrinks} veces. Para verla otra vez:
SEMILLA=${detalles.seed} CAMINO='${detalles.counterexamplePath}' REPETICION='${repeticion}' npx vitest run server/pruebas/modelo`
}
