import fc from 'fast-check'
import type { ProveedorDePrueba } from '../proveedorDePrueba.ts'
import { hastaElFinal } from './hastaElFinal.ts'
import { PASOS_DE_ARCHIVOS } from './jugadas/archivos.ts'
import { PASOS_DE_BORRADORES } from './jugadas/borradores.ts'
import { PASOS_DE_CARPETAS, presentar, TIPOS } from './jugadas/carpetas.ts'
import { PASOS_DE_FORMULARIOS } from './jugadas/formularios.ts'
import { PASOS_DE_MOVIMIENTOS } from './jugadas/movimientos.ts'
import { PASOS_DE_OBSERVACIONES } from './jugadas/observaciones.ts'
import { PASOS_DE_PAGOS } from './jugadas/pagos.ts'
import { jugar, type Mesa, mesaNueva } from './mesa.ts'
import type { Modelo } from './modelo.ts'
import { type Paso, TIRO, type Tiro } from './tiro.ts'

const PASOS: readonly Paso[] = [
  ...PASOS_DE_CARPETAS,
  ...PASOS_DE_FORMULARIOS,
  ...PASOS_DE_BORRADORES,
  ...PASOS_DE_PAGOS,
  ...PASOS_DE_OBSERVACIONES,
  ...PASOS_DE_MOVIMIENTOS,
  ...PASOS_DE_ARCHIVOS,
]

class Comando implements fc.AsyncCommand<Modelo, Mesa> {
  readonly #paso: Paso
  readonly #tiro: Tiro
  constructor(paso: Paso, tiro: Tiro) {
    this.#paso = paso
    this.#tiro = tiro
  }
  /** What is not allowed is tried too, and refused. */
  check = () => true
  async run(_: Modelo, mesa: Mesa) {
    const jugada = this.#paso.armar(mesa, this.#tiro)
    if (jugada) await jugar(mesa, jugada)
  }
}

const UN_COMANDO = fc.oneof(
  ...PASOS.map((paso) => ({ weight: paso.peso, arbitrary: TIRO.map((tiro) => new Comando(paso, tiro)) })),
)

export interface Corrida {
  readonly semilla: number
  readonly partidas: number
  /** At most so many steps before everybody goes for the end. */
  readonly largo: number
  /** Where a failure was found, to see it again at once. */
  readonly camino?: string | undefined
  readonly repeticion?: string | undefined
}

export interface Resultado {
  readonly partidas: number
  readonly pasos: number
  /** By reply. */
  readonly respuestas: ReadonlyMap<string, number>
  /** A failure with its shortest sequence, as a person would tell it. */
  readonly falla: string | null
}

/** Many games, each on folders of its own; of the first that goes wrong, the shortest that still does. */
export async function correr(
  portal: Mesa['portal'],
  proveedor: ProveedorDePrueba,
  { semilla, partidas, largo, camino, repeticion }: Corrida,
): Promise<Resultado> {
  const respuestas = new Map<string, number>()
  let pasos = 0
  const comandos = fc.commands([UN_COMANDO], {
    maxCommands: largo,
    size: 'max',
    ...(repeticion !== undefined && { replayPath: repeticion }),
  })
  const partida = fc.asyncProperty(
    fc.constantFrom(...TIPOS),
    fc.constantFrom('pablo', 'bruno', 'ana'),
    comandos,
    async (encomienda, quien, deLaPartida) => {
      await portal.db.$client.query('delete from borrador')
      const mesa = mesaNueva(portal, proveedor)
      try {
        await jugar(mesa, presentar(mesa, quien, encomienda))
        await fc.asyncModelRun(() => ({ model: mesa.modelo, real: mesa }), deLaPartida)
        for (const carpeta of mesa.modelo.carpetas) if (!carpeta.borrada) await hastaElFinal(mesa, carpeta)
      } catch (error) {
        throw new Error(contar(mesa, error))
      } finally {
        pasos += mesa.pasos.length
        for (const paso of mesa.pasos) {
          const codigo = / → (\d+)/.exec(paso)?.[1] ?? ''
          respuestas.set(codigo, (respuestas.get(codigo) ?? 0) + 1)
        }
      }
    },
  )
  const detalles = await fc.check(partida, {
    seed: semilla,
    numRuns: partidas,
    unbiased: true,
    ...(camino !== undefined && { path: camino }),
  })
  return { partidas: detalles.numRuns, pasos, respuestas, falla: detalles.failed ? explicar(detalles) : null }
}

const contar = (mesa: Mesa, error: unknown) =>
  [...mesa.pasos.map((paso, n) => `${String(n + 1).padStart(3)}. ${paso}`), `  ✗ ${mensajeDe(error)}`].join('\n')

const mensajeDe = (error: unknown) => (error instanceof Error ? error.message : String(error))

function explicar<T extends unknown[]>(detalles: fc.RunDetails<T>): string {
  const repeticion = /replayPath="([^"]*)"/.exec(String(detalles.counterexample?.at(-1)))?.[1] ?? ''
  return [
    mensajeDe(detalles.errorInstance),
    `Para verla otra vez: SEMILLA=${detalles.seed} CAMINO=${detalles.counterexamplePath} REPETICION=${repeticion}`,
    `(falló la partida ${detalles.numRuns}; ${detalles.numShrinks} pasos para acortarla)`,
  ].join('\n')
}
