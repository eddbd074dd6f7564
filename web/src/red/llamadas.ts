import type { DeclaracionDeLlamada, Enviado, Respuesta, Servicio } from '@catastro/domain/llamada'
import type { TodaLlamada } from '@catastro/domain/llamadas'

/*
 * The declared calls by service and by 'METHOD /path'. Types only: a declaration imported as a value would bring its
 * schema, and with it zod, into the first bundle.
 */

/** What a call that answers bytes gives. */
export interface Descarga {
  readonly blob: Blob
  /** As the server names it; null when it does not. */
  readonly nombre: string | null
}

type ServicioDe<L> = L extends { readonly servicio: infer S } ? S : 'main'
type DelServicio<S extends Servicio, L = TodaLlamada> = L extends DeclaracionDeLlamada
  ? ServicioDe<L> extends S
    ? L
    : never
  : never

type PorClave<S extends Servicio> = {
  [L in DelServicio<S> as `${L['method']} ${L['path']}`]: L
}

export type Clave<S extends Servicio> = keyof PorClave<S> & string
type Declaracion<S extends Servicio, K extends Clave<S>> = PorClave<S>[K] extends infer L extends DeclaracionDeLlamada
  ? L
  : never

export type EnvioDe<S extends Servicio, K extends Clave<S>> = Enviado<Declaracion<S, K>, FormData>
export type RespuestaDe<S extends Servicio, K extends Clave<S>> = Respuesta<Declaracion<S, K>, Descarga>

/** Calls that answer a file: those of `bajar`. */
export type ClaveDeDescarga<S extends Servicio> = {
  [K in Clave<S>]: Declaracion<S, K>['reply'] extends 'archivo' ? K : never
}[Clave<S>]

/** All the others: those of `main`, `archivos` and `ciudadDigital`. */
export type ClaveDeDatos<S extends Servicio> = Exclude<Clave<S>, ClaveDeDescarga<S>>

/** Calls whose reply has an `ok` without the message that a failure would carry. */
export type ClaveConOkDeDato = {
  [K in ClaveDeDatos<Servicio>]: 'ok' extends keyof RespuestaDe<Servicio, K>
    ? 'message' extends keyof RespuestaDe<Servicio, K>
      ? never
      : K
    : never
}[ClaveDeDatos<Servicio>]

/** Calls that carry files: those that show how far they have got. */
export type ClaveDeSubida<S extends Servicio> = {
  [K in Clave<S>]: 'partes' extends keyof EnvioDe<S, K> ? K : never
}[Clave<S>]

export interface Opciones {
  /** A token other than the session's: to ask whose it is before keeping it. */
  readonly token?: string
  readonly signal?: AbortSignal
  /** Goes out even if the page is being left. Only for small bodies: browsers refuse more than 64 KB of them. */
  readonly keepalive?: boolean
  /** Goes as Idempotency-Key: the same for every attempt of one submission, so that the server files it once. */
  readonly claveDeEnvio?: string
}

/** Nothing to send: the second argument may be left out. */
export type Argumentos<E> = keyof E extends never
  ? [envio?: Record<string, never>, opciones?: Opciones]
  : [envio: E, opciones?: Opciones]

/** Asks what a screen will want to know, before it is here. */
export type Adelantar = <K extends ClaveDeDatos<'main'>>(clave: K, ...envio: SoloEnvio<EnvioDe<'main', K>>) => void
type SoloEnvio<E> = keyof E extends never ? [] : [envio: E]
