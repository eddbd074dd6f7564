import fc from 'fast-check'
import type { ProveedorDePrueba } from '../proveedorDePrueba.ts'
import { hastaElFinal } from './hastaElFinal.ts'
import { cuentasExactas } from './invariantes/cuentasExactas.ts'
import { PASOS_DE_ARCHIVOS } from './jugadas/archivos.ts'
import { PASOS_DE_BORRADORES } from './jugadas/borradores.ts'
import { PASOS_DE_CARPETAS, presentar, TIPOS } from './jugadas/carpetas.ts'
import { PASOS_DE_FORMULARIOS } from './jugadas/formularios.ts'
import { PASOS_DE_MOVIMIENTOS } from './jugadas/movimientos.ts'
import { PASOS_DE_OBSERVACIONES } from './jugadas/observaciones.ts'
import { PASOS_DE_PAGOS } from './jugadas/pagos.ts'
import { jugar } from './jugar.ts'
import { type Mesa, mesaNueva } from './mesa.ts'
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

/** One step of a game, as fast-check draws and shortens them. */
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

interface Opciones {
  /** At most so many draws before everybody goes for the end. */
  readonly largo: number
  /** Which of the draws were made: what fast-check says of a game that went wrong. */
  readonly repeticion?: string | undefined
}

/** A folder, whatever people do to it and to those that follow it, and each brought to its end by what the screens offer. */
export function partidas(
  portal: Mesa['portal'],
  proveedor: ProveedorDePrueba,
  { largo, repeticion }: Opciones,
  alTerminar: (pasos: readonly string[]) => void,
) {
  const comandos = fc.commands([UN_COMANDO], {
    maxCommands: largo,
    size: 'max',
    ...(repeticion !== undefined && { replayPath: repeticion }),
  })
  const primera = [fc.constantFrom(...TIPOS), fc.constantFrom('pablo', 'bruno', 'ana')] as const
  return fc.asyncProperty(...primera, comandos, async (encomienda, quien, deLaPartida) => {
    // Nobody may keep more than a hundred.
    await portal.db.$client.query('delete from borrador')
    const mesa = mesaNueva(portal, proveedor)
    try {
      await jugar(mesa, presentar(mesa, quien, encomienda))
      await fc.asyncModelRun(() => ({ model: mesa.modelo, real: mesa }), deLaPartida)
      for (const carpeta of mesa.modelo.carpetas) if (!carpeta.borrada) await hastaElFinal(mesa, carpeta)
      await cuentasExactas(mesa)
    } catch (error) {
      throw new Error(contar(mesa.pasos, error))
    } finally {
      alTerminar(mesa.pasos)
    }
  })
}

/** What was done, in order, and what went wrong then. */
const contar = (pasos: readonly string[], error: unknown) =>
  [
    ...pasos.map((paso, n) => `${String(n + 1).padStart(3)}. ${paso}`),
    `  ✗ ${error instanceof Error ? error.message : String(error)}`,
  ].join('\n')
