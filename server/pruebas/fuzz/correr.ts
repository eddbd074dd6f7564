import fc from 'fast-check'
import { comoColumna } from '../acceso/mundo.ts'
import type { AppDePrueba } from '../appDePrueba.ts'
import { type Tiro, tiros } from './pedidos.ts'

interface Corrida {
  readonly semilla: number
  readonly tiros: number
  readonly camino?: string | undefined
}

interface Resultado {
  readonly tiros: number
  readonly llamadas: number
  readonly respuestas: ReadonlyMap<number, number>
  /** The first request that was answered as none should be, as short as it is by then. */
  readonly falla: string | null
}

/** Longer than any answer takes, on a machine with other things to do. */
const ESPERA_MS = 30_000

const EN_INGLES = /\b(the|invalid|expected|received|must|required|unexpected|cannot|not|found|failed|token in|too)\b/i

/** What is wrong with an answer; null where nothing is. */
function loMalo(estado: number, tipo: string, cuerpo: string): string | null {
  if (estado >= 500) return `respondió ${estado}`
  if (estado < 400) return null
  if (!tipo.startsWith('application/json')) return `un rechazo de tipo ${tipo}`
  const { ok, message } = JSON.parse(cuerpo) as { ok?: unknown; message?: unknown }
  if (ok !== false || typeof message !== 'string' || message === '') return 'un rechazo sin su forma'
  return EN_INGLES.test(message) ? 'un rechazo en inglés' : null
}

async function tirar(portal: AppDePrueba, { quien, pedido }: Tiro) {
  let reloj: NodeJS.Timeout | undefined
  const cuelga = new Promise<never>((_, reject) => {
    reloj = setTimeout(() => reject(new Error('no responde')), ESPERA_MS)
  })
  try {
    return await Promise.race([comoColumna(portal, quien, pedido), cuelga])
  } finally {
    clearTimeout(reloj)
  }
}

/** Many requests, one after another, of everybody and with anything in them. */
export async function correr(portal: AppDePrueba, { semilla, tiros: cuantos, camino }: Corrida): Promise<Resultado> {
  const respuestas = new Map<number, number>()
  const llamadas = new Set<string>()
  const propiedad = fc.asyncProperty(tiros, async (tiro) => {
    const { statusCode, headers, body } = await tirar(portal, tiro)
    llamadas.add(tiro.llamada)
    respuestas.set(statusCode, (respuestas.get(statusCode) ?? 0) + 1)
    const malo = loMalo(statusCode, String(headers['content-type'] ?? ''), body)
    if (malo) throw new Error(`${malo}: ${body.slice(0, 300)}`)
  })
  const detalles = await fc.check(propiedad, {
    seed: semilla,
    numRuns: cuantos,
    ...(camino !== undefined && { path: camino }),
  })
  return {
    tiros: detalles.numRuns,
    llamadas: llamadas.size,
    respuestas,
    falla: detalles.failed ? explicar(detalles) : null,
  }
}

function explicar({ counterexample, errorInstance, seed, counterexamplePath }: fc.RunDetails<[Tiro]>): string {
  const tiro = counterexample?.[0]
  const error = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return `${tiro?.quien}: ${JSON.stringify(tiro?.pedido)?.slice(0, 2000)}
${error}
Para verlo otra vez: SEMILLA=${seed} CAMINO='${counterexamplePath}' npx vitest run server/pruebas/fuzz`
}
