import { createHash } from 'node:crypto'
import type { Usuario } from '@catastro/domain/acceso/llamadas'
import { CON_SESION_RECORDADA } from '@catastro/domain/acceso/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { CiudadDigital } from './ciudadDigital.ts'

const VIGENCIA_MS = 30_000
const VIGENCIA_RECHAZO_MS = 5_000
const MAX_RECORDADOS = 20_000
/** While Ciudad Digital does not answer: how often somebody waits to find out whether it is back. */
const REINTENTO_MS = 10_000

/** Who minds how often tokens that nobody has come from one place. */
export interface Portero {
  /** Waits, where Ciudad Digital is not to be bothered now, or throws; gives the end of the question. */
  antesDePreguntar(): Promise<() => void>
  alRechazar(): Promise<void>
}

/**
 * The person behind a token. `reciente`: Ciudad Digital was asked just now. `recordada`: it does not answer, and it
 * confirmed this token a while ago.
 */
export type Comprobacion = {
  readonly usuario: Usuario
  readonly reciente: boolean
  readonly recordada?: boolean
} | null

interface ComoSeComprueba {
  readonly portero?: Portero | undefined
  /** Whether what is asked for is served to who was confirmed a while ago. */
  readonly admiteRecordada?: boolean
}

/** What was answered of the latest tokens, by their hash. */
function recuerdos<V>(ahora: () => number) {
  const de = new Map<string, { readonly valor: V; readonly desde: number }>()
  return {
    leer(clave: string) {
      const recuerdo = de.get(clave)
      if (!recuerdo) return undefined
      const edadMs = ahora() - recuerdo.desde
      // The clock was put back: how old it is nobody knows, and it would stay young for as long.
      if (edadMs >= 0) return { valor: recuerdo.valor, edadMs }
      de.delete(clave)
      return undefined
    },
    guardar(clave: string, valor: V) {
      de.delete(clave)
      de.set(clave, { valor, desde: ahora() })
      // A Map keeps insertion order: the first key is the oldest answer.
      if (de.size > MAX_RECORDADOS) de.delete(de.keys().next().value ?? '')
    },
    olvidar: (clave: string) => de.delete(clave),
  }
}

const noResponde = (error: unknown) => error instanceof ErrorDePortal && error.status === 503

/**
 * Remembers answers for a short while: 30 s who somebody is, 5 s a refusal. Concurrent first questions about one
 * token share one call. Keys are hashes, so that a memory dump holds no token; refusals are kept apart, so that a flood of
 * them pushes nobody out. While Ciudad Digital does not answer, whom it confirmed in the last `toleranciaMs` goes on with
 * what admits it, and waits for nothing: one of them, each 10 s, finds out whether it is back.
 */
export function comprobarTokens(
  { quienEs }: Pick<CiudadDigital, 'quienEs'>,
  { toleranciaMs = 0, ahora = Date.now }: { readonly toleranciaMs?: number; readonly ahora?: () => number } = {},
) {
  const conocidos = recuerdos<Usuario>(ahora)
  const rechazados = recuerdos<null>(ahora)
  const enCurso = new Map<string, Promise<Usuario | null>>()
  /** While it does not answer. */
  let reintentarEl: number | undefined

  const preguntar = async (clave: string, token: string, portero: Portero | undefined): Promise<Usuario | null> => {
    const terminar = portero && (await portero.antesDePreguntar())
    try {
      if (reintentarEl !== undefined) reintentarEl = ahora() + REINTENTO_MS
      const usuario = await quienEs(token)
      reintentarEl = undefined
      if (usuario) conocidos.guardar(clave, usuario)
      else {
        conocidos.olvidar(clave)
        rechazados.guardar(clave, null)
        await portero?.alRechazar()
      }
      return usuario
    } catch (error) {
      if (noResponde(error)) reintentarEl = ahora() + REINTENTO_MS
      throw error
    } finally {
      terminar?.()
    }
  }

  return async (token: string, { portero, admiteRecordada = false }: ComoSeComprueba = {}): Promise<Comprobacion> => {
    const clave = createHash('sha256').update(token).digest('base64')
    const rechazado = rechazados.leer(clave)
    if (rechazado && rechazado.edadMs < VIGENCIA_RECHAZO_MS) return null
    const conocido = conocidos.leer(clave)
    if (conocido && conocido.edadMs < VIGENCIA_MS) return { usuario: conocido.valor, reciente: false }
    const recordada = conocido &&
      conocido.edadMs < toleranciaMs && { usuario: conocido.valor, reciente: false, recordada: true }
    if (recordada && admiteRecordada && reintentarEl !== undefined && ahora() < reintentarEl) return recordada
    // Who was somebody a moment ago is asked about whatever others at their address do.
    const pregunta =
      enCurso.get(clave) ?? preguntar(clave, token, conocido ? undefined : portero).finally(() => enCurso.delete(clave))
    enCurso.set(clave, pregunta)
    try {
      const usuario = await pregunta
      return usuario && { usuario, reciente: true }
    } catch (error) {
      if (!recordada || !noResponde(error)) throw error
      if (!admiteRecordada) throw new ErrorDePortal(503, CON_SESION_RECORDADA)
      return recordada
    }
  }
}
