import { createHash } from 'node:crypto'
import { type Usuario, UsuarioSinContraseña } from '@catastro/domain/acceso/llamadas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { Id } from '@catastro/domain/tipos'
import { fetch } from 'undici'
import * as z from 'zod/mini'
import { type Causa, causaDeRed, detalleDeRed, FallasAfuera } from '../afuera/fallasAfuera.ts'

interface Ciudadano {
  readonly id_persona: number
  readonly nombre_persona: string
  readonly apellido_persona: string
}

/** What the portal asks of the city's login and citizen registry. */
export interface CiudadDigital {
  /** Who holds this token; null when it is refused. Throws 503 when Ciudad Digital does not answer. */
  quienEs(token: string): Promise<Usuario | null>
  ciudadanoPorCuil(cuil: string, token: string): Promise<Ciudadano | null>
}

const ESPERA_MS = 5000
const SIN_RESPUESTA = 'Ciudad Digital no responde en este momento. Intente de nuevo en unos minutos'

const Estado = z.object({ usuarioSinContraseña: UsuarioSinContraseña })
const Ciudadanos = z.object({
  ciudadano: z.array(z.object({ id_persona: z.int(), nombre_persona: z.string(), apellido_persona: z.string() })),
})

export function ciudadDigitalPorHttp(base: string, fallas = new FallasAfuera()): CiudadDigital {
  const anotar = (causa: Causa, detalle: string) => fallas.anotar('Ciudad Digital', causa, detalle)
  /** null for a refusal. Down, slow or talking nonsense is 503 and never 401: a 401 would log people out. */
  async function preguntar<S extends z.ZodMiniType>(
    camino: string,
    token: string,
    forma: S,
  ): Promise<z.output<S> | null> {
    const respuesta = await fetch(`${base}${camino}`, {
      redirect: 'manual', // the token goes nowhere else
      headers: { authorization: token },
      signal: AbortSignal.timeout(ESPERA_MS),
    }).catch((error: unknown) => {
      anotar(causaDeRed(error), detalleDeRed(error))
      return undefined
    })
    if (respuesta?.status === 401 || respuesta?.status === 403) return null
    if (respuesta?.status === 429)
      throw new ErrorDePortal(429, 'Demasiadas consultas. Espere un minuto e intente de nuevo')
    const cuerpo = respuesta?.ok ? forma.safeParse(await respuesta.json().catch(() => null)) : undefined
    if (!cuerpo?.success) {
      if (respuesta?.ok) anotar('forma', camino.replace(/\d+/g, '…'))
      else if (respuesta) anotar('estado', String(respuesta.status))
      throw new ErrorDePortal(503, SIN_RESPUESTA)
    }
    return cuerpo.data
  }

  return {
    quienEs: async (token) => (await preguntar('/usuarios/authStatus', token, Estado))?.usuarioSinContraseña ?? null,
    // A number that is none of ours becomes nobody.
    async ciudadanoPorCuil(cuil, token) {
      const ciudadano = (await preguntar(`/usuarios/dni/${cuil}`, token, Ciudadanos))?.ciudadano[0]
      return ciudadano && Id.safeParse(ciudadano.id_persona).success ? ciudadano : null
    },
  }
}

const VIGENCIA_MS = 30_000
const VIGENCIA_RECHAZO_MS = 5_000
const MAX_RECORDADOS = 20_000

/** Who minds how often tokens that nobody has come from one place. */
export interface Portero {
  /** Waits, where Ciudad Digital is not to be bothered now, or throws; gives the end of the question. */
  antesDePreguntar(): Promise<() => void>
  alRechazar(): Promise<void>
}

/** The person behind a token, and whether Ciudad Digital was asked just now. */
export type Comprobacion = { readonly usuario: Usuario; readonly reciente: boolean } | null

/** What was answered of the latest tokens, by their hash. */
function recuerdos<V>(vigenciaMs: number, ahora: () => number) {
  const de = new Map<string, { readonly valor: V; readonly vence: number }>()
  return {
    leer: (clave: string) => {
      const recuerdo = de.get(clave)
      return recuerdo && { valor: recuerdo.valor, vigente: recuerdo.vence > ahora() }
    },
    guardar(clave: string, valor: V) {
      de.delete(clave)
      de.set(clave, { valor, vence: ahora() + vigenciaMs })
      // A Map keeps insertion order: the first key is the oldest answer.
      if (de.size > MAX_RECORDADOS) de.delete(de.keys().next().value ?? '')
    },
  }
}

/**
 * Remembers answers for a short while: 30 s who somebody is, 5 s a refusal. Concurrent first questions about one
 * token share one call. Keys are hashes, so that a memory dump holds no token; refusals are kept apart, so that a flood of
 * them pushes nobody out.
 */
export function comprobarTokens({ quienEs }: Pick<CiudadDigital, 'quienEs'>, ahora: () => number = Date.now) {
  const conocidos = recuerdos<Usuario>(VIGENCIA_MS, ahora)
  const rechazados = recuerdos<null>(VIGENCIA_RECHAZO_MS, ahora)
  const enCurso = new Map<string, Promise<Usuario | null>>()

  const preguntar = async (clave: string, token: string, portero: Portero | undefined): Promise<Usuario | null> => {
    const terminar = portero && (await portero.antesDePreguntar())
    try {
      const usuario = await quienEs(token)
      if (usuario) conocidos.guardar(clave, usuario)
      else rechazados.guardar(clave, null)
      if (!usuario) await portero?.alRechazar()
      return usuario
    } finally {
      terminar?.()
    }
  }

  return async (token: string, portero?: Portero): Promise<Comprobacion> => {
    const clave = createHash('sha256').update(token).digest('base64')
    const conocido = conocidos.leer(clave)
    if (rechazados.leer(clave)?.vigente) return null
    if (conocido?.vigente) return { usuario: conocido.valor, reciente: false }
    // Who was somebody a moment ago is asked about whatever others at their address do.
    const deQuien = conocido ? undefined : portero
    const pregunta = enCurso.get(clave) ?? preguntar(clave, token, deQuien).finally(() => enCurso.delete(clave))
    enCurso.set(clave, pregunta)
    const usuario = await pregunta
    return usuario && { usuario, reciente: true }
  }
}
