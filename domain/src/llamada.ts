import type * as z from 'zod/mini'
import type { Articulo } from './campo.ts'
import type { Perfil } from './roles.ts'

/**
 * Which back end answers: `main` the portal's own, `archivos` the files service (same process by default),
 * `ciudadDigital` the city's login and citizen registry, which the portal only asks.
 */
export type Servicio = 'main' | 'archivos' | 'ciudadDigital'

/** Who may make a call: these profiles, anybody signed in, or anybody at all. Ownership of ids is asked in the handler. */
type Quien = readonly [Perfil, ...Perfil[]] | 'todos' | 'publico'

/** How often a person may make a call in a minute: look-ups of people and land, filings, drafts and the notices of outside systems have limits of their own. */
export type Limite = 'consultas' | 'envios' | 'borradores' | 'avisos'

/** What a call answers about somebody, by what its request or its reply names. `lista` is about nobody in particular. */
const CLASES_DE_LECTURA = [
  'documento',
  'carpeta',
  'archivo',
  'pago',
  'libreDeuda',
  'certificadoDePadron',
  'correo',
  'padron',
  'inmuebleConElevadores',
  'empresaDeElevadores',
  'registroDeElevadores',
  'comprobanteDeElevadores',
  'fotoDeVereda',
  'visita',
  'fotoDeVisita',
  'persona',
  'lista',
] as const
export type ClaseDeLectura = (typeof CLASES_DE_LECTURA)[number]

/** Kinds of file, by what the city lets each weigh (`archivos/topes.ts`). */
export type Tope =
  | 'papeles'
  | 'croquis'
  | 'respuestas'
  | 'comprobantes'
  | 'fotosDeVereda'
  | 'fotosDeVisita'
  | 'ejemplos'
  | 'imagenes'
  | 'planillas'

export interface ArchivosEsperados {
  readonly [campo: string]: {
    /** What a person calls it. */
    readonly etiqueta: string
    readonly articulo: Articulo
    readonly max: number
    /** Which limit of the city's holds for each; several, where only what comes with it tells which. */
    readonly tope: Tope | readonly Tope[]
    /** A table to be read, or what comes for one, instead of the documents that any other field takes: of which extensions, by the fields that came before it. */
    readonly tabla?: (campos: Readonly<Record<string, string>>) => readonly string[]
    /** Photos: PNG and JPEG only. */
    readonly imagenes?: true
  }
}

/** A multipart body: text fields under one schema, and the file fields with how many each may carry. */
export interface Partes<C extends z.ZodMiniType = z.ZodMiniType, A extends ArchivosEsperados = ArchivosEsperados> {
  readonly campos: C
  readonly archivos: A
}

export const partes = <C extends z.ZodMiniType, const A extends ArchivosEsperados>(p: Partes<C, A>) => p

export interface Muestra {
  readonly clase: ClaseDeLectura
  readonly lista: string
  readonly campo: string
  readonly titular?: readonly string[]
}

export interface DeclaracionDeLlamada {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As the specification writes it; `{name}` is a path parameter. A trailing slash is accepted with and without. */
  readonly path: `/${string}`
  readonly servicio?: Servicio
  readonly quien: Quien
  /** Of those for staff: whoever only inspects makes it too. */
  readonly inspecciona?: true
  readonly resumen: string
  /** What it answers besides what every call of its kind does (`estadosDe`): somebody else's or unknown; for a reading, in conflict. */
  readonly errores?: readonly (404 | 409)[]
  /** Takes an `Idempotency-Key`: with it, what is sent twice is done once. */
  readonly unaSolaVez?: true
  /** Its bytes carry a mark: whoever has them already gets 304, and no bytes. */
  readonly conMarca?: true
  readonly limite?: Limite
  /** A writing of what is nobody's but their own: with Ciudad Digital down, who was in goes on making it, as they go on reading. */
  readonly conSesionRecordada?: true
  /**
   * Personal data of whoever this field leads to, or these, in their order: each answer, and each refusal, is noted (S-9).
   */
  readonly sobre?: { readonly clase: ClaseDeLectura; readonly campo: string | readonly string[] }
  /**
   * Personal data of those whom its reply shows: of each thing under `lista` (a list, or one) that `campo` names, noted as one
   * row. Of a look-up with a limit, `titular` tells one holder from another, for what a day allows: of several
   * lists, those count that have it.
   */
  readonly muestra?: Muestra | readonly [Muestra, Muestra, ...Muestra[]]
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly json?: z.ZodMiniType
  readonly partes?: Partes
  /** The body may be anything, of any type: the handler gets the JSON that it holds, or undefined. For notices of outside systems. */
  readonly cuerpoLibre?: true
  /** A failure of ours carries `error: true`, as its reply carries `error: false`. */
  readonly conError?: true
  /** `json`: a schema. `archivo`: bytes with their own type. `flujo`: a JSON list written out as it is read. */
  readonly reply: z.ZodMiniType | 'archivo' | 'vacio'
}

/** Declares one HTTP call. Routing, validation, permission, OpenAPI and the typed client all come from this value. */
/*#__NO_SIDE_EFFECTS__*/
export const llamada = <const L extends DeclaracionDeLlamada>(declaracion: L): L => declaracion

type Salida<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Entrada<S> = S extends z.ZodMiniType ? z.input<S> : undefined
type Campo<L, K extends string> = L extends Record<K, infer S> ? S : undefined

/** What a handler receives, already validated and transformed. */
export interface Recibido<L extends DeclaracionDeLlamada> {
  readonly params: Salida<Campo<L, 'params'>>
  readonly query: Salida<Campo<L, 'query'>>
  readonly json: Salida<Campo<L, 'json'>>
  readonly campos: Campo<L, 'partes'> extends Partes<infer C> ? z.output<C> : undefined
}

type SinAusentes<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** What a client sends. A part that the call declares cannot be left out. `Formulario`: the client's multipart body. */
export type Enviado<L extends DeclaracionDeLlamada, Formulario> = SinAusentes<{
  params: Entrada<Campo<L, 'params'>>
  query: Entrada<Campo<L, 'query'>>
  json: Entrada<Campo<L, 'json'>>
  partes: Campo<L, 'partes'> extends Partes ? Formulario : undefined
}>

/** What comes back: the reply's type, or the bytes as the client holds them. */
export type Respuesta<L extends DeclaracionDeLlamada, Bytes> = L['reply'] extends z.ZodMiniType
  ? z.output<L['reply']>
  : L['reply'] extends 'archivo'
    ? Bytes
    : undefined

/** Whether a call is served to whom Ciudad Digital confirmed a while ago, and cannot confirm now. */
export const admiteSesionRecordada = ({ method, conSesionRecordada }: DeclaracionDeLlamada): boolean =>
  method === 'GET' || conSesionRecordada === true
