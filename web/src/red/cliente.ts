import type { Servicio } from '@catastro/domain/llamada'
import { CABECERA_DE_ROLES, CABECERA_DE_SESION_RECORDADA } from '@catastro/domain/roles'
import { leerToken } from './almacen.ts'
import { configuracion } from './configuracion.ts'
import { errorDelCuerpo, errorDeRed } from './errorDeLlamada.ts'
import type {
  Adelantar,
  Argumentos,
  ClaveConOkDeDato,
  ClaveDeDatos,
  EnvioDe,
  Opciones,
  RespuestaDe,
} from './llamadas.ts'

/** Replies whose `ok` is an answer ('this padron has no address') and not a failure; everywhere else it is one (A-123). */
const OK_ES_DATO: Readonly<Record<ClaveConOkDeDato, true>> = {
  'GET /padron/obtenerDomicilioPorPadron/{padron}': true,
}

export interface Envio {
  readonly params?: object
  readonly query?: object
  readonly json?: unknown
  readonly partes?: FormData
}

type AlVerRoles = (roles: string, recordada: boolean) => void
let alVerRoles: AlVerRoles = () => {}
/**
 * Told the roles that each reply was made for, which may have changed since the session was opened, and whether Ciudad
 * Digital could not confirm whose they are.
 */
export const cuandoSeVeanRoles = (aviso: AlVerRoles) => {
  alVerRoles = aviso
}

let alRechazarSesion = () => {}
/** Told when a call answers 401: the session asks whether it still stands. */
export const cuandoSeRechaceLaSesion = (aviso: () => void) => {
  alRechazarSesion = aviso
}

/** What any reply says of the session that it was made for. */
export function anotarSesion(status: number, cabecera: (nombre: string) => string | null) {
  if (status === 401) alRechazarSesion()
  const roles = cabecera(CABECERA_DE_ROLES)
  if (roles !== null) alVerRoles(roles, cabecera(CABECERA_DE_SESION_RECORDADA) !== null)
}

export const direccionDe = (servicio: Servicio, clave: string, { params, query }: Envio) => {
  const base = configuracion()[servicio === 'main' ? 'api' : servicio]
  const valores = new Map<string, unknown>(Object.entries(params ?? {}))
  const path = clave
    .slice(clave.indexOf(' ') + 1)
    .replace(/\{([^}]+)\}/g, (_, nombre: string) => encodeURIComponent(String(valores.get(nombre) ?? '')))
  const consulta = new URLSearchParams()
  for (const [nombre, valor] of Object.entries(query ?? {})) {
    if (valor !== undefined && valor !== null && valor !== '') consulta.set(nombre, String(valor))
  }
  return `${base}${path}${consulta.size > 0 ? `?${consulta}` : ''}`
}

/** The bare token, as the three services expect it (A-02). */
export const cabecerasDeSesion = (token = leerToken()): Record<string, string> =>
  token === null || token === '' ? {} : { Authorization: token }

/** How long what was asked ahead still says how things are, in milliseconds. */
const SIRVE_MS = 30_000
const adelantadas = new Map<string, { readonly respuesta: Promise<Response>; readonly pedida: number }>()
const deQuien = (url: string, token: string) => `${token} ${url}`

/**
 * Asks before the screen is here that will want to know, with the token that its session will begin with: the first call of the
 * same, to the same token, gets the answer. Once anything is sent it serves nobody.
 */
export const adelantar =
  (token: string, signal?: AbortSignal): Adelantar =>
  (clave, ...[envio]) => {
    const url = direccionDe('main', clave, (envio ?? {}) as Envio)
    const respuesta = fetch(url, { headers: cabecerasDeSesion(token), signal: signal ?? null })
    respuesta.catch(() => {})
    adelantadas.set(deQuien(url, token), { respuesta, pedida: performance.now() })
  }

function loAdelantado(url: string, token: string | null): Promise<Response> | undefined {
  const cual = deQuien(url, token ?? '')
  const hecha = adelantadas.get(cual)
  adelantadas.delete(cual)
  return hecha && performance.now() - hecha.pedida < SIRVE_MS ? hecha.respuesta : undefined
}

/** One call and its reply, if it went well; `errorDe` reads the reply of one that did not. */
export async function pedir(
  servicio: Servicio,
  clave: string,
  envio: Envio = {},
  opciones: Opciones = {},
  errorDe = errorDelCuerpo,
): Promise<Response> {
  const headers = cabecerasDeSesion(opciones.token)
  if (envio.json !== undefined) headers['Content-Type'] = 'application/json'
  if (opciones.claveDeEnvio !== undefined) headers['Idempotency-Key'] = opciones.claveDeEnvio
  const method = clave.slice(0, clave.indexOf(' '))
  if (method !== 'GET') adelantadas.clear()
  const url = direccionDe(servicio, clave, envio)
  const suya = method === 'GET' ? loAdelantado(url, opciones.token ?? leerToken()) : undefined
  let respuesta: Response
  try {
    respuesta = await (suya ??
      fetch(url, {
        method,
        headers,
        body: envio.partes ?? (envio.json === undefined ? null : JSON.stringify(envio.json)),
        signal: opciones.signal ?? null,
        keepalive: opciones.keepalive ?? false,
      }))
  } catch (error) {
    if (opciones.signal?.aborted) throw error
    throw errorDeRed()
  }
  if (opciones.token === undefined) anotarSesion(respuesta.status, (nombre) => respuesta.headers.get(nombre))
  if (!respuesta.ok) throw errorDe(respuesta.status, comoJson(await respuesta.text()))
  return respuesta
}

export function exigirOk(clave: string, status: number, cuerpo: unknown): unknown {
  const niega = typeof cuerpo === 'object' && cuerpo !== null && 'ok' in cuerpo && cuerpo.ok === false
  if (niega && !(clave in OK_ES_DATO)) throw errorDelCuerpo(status, cuerpo)
  return cuerpo
}

export function comoJson(texto: string): unknown {
  try {
    return texto === '' ? undefined : JSON.parse(texto)
  } catch {
    return undefined
  }
}

type Cliente<S extends Servicio> = <K extends ClaveDeDatos<S>>(
  clave: K,
  ...argumentos: Argumentos<EnvioDe<S, K>>
) => Promise<RespuestaDe<S, K>>

// The declarations guarantee what comes back; only here is an untyped reply given its type.
const clienteDe = <S extends Servicio>(servicio: S): Cliente<S> =>
  (async (clave, envio, opciones) => {
    const respuesta = await pedir(servicio, clave, envio as Envio, opciones)
    return exigirOk(clave, respuesta.status, comoJson(await respuesta.text()))
  }) as Cliente<S>

export const main = clienteDe('main')
export const archivos = clienteDe('archivos')
export const ciudadDigital = clienteDe('ciudadDigital')
