import { Readable } from 'node:stream'
import type { Topes } from '@catastro/domain/archivos/topes'
import { SOLO_INSPECCIONA } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import {
  admiteSesionRecordada,
  type ClaseDeLectura,
  type DeclaracionDeLlamada,
  type Limite,
  type Muestra,
  type Partes,
  type Recibido,
  type Respuesta,
} from '@catastro/domain/llamada'
import { LLAMADAS } from '@catastro/domain/llamadas'
import { CABECERA_DE_ROLES, CABECERA_DE_SESION_RECORDADA, enCabecera } from '@catastro/domain/roles'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { AlmacenVigilado } from '../archivos/vigilado.ts'
import { type DbRaiz, recordarEscritura } from '../base/db.ts'
import { comoQue, esPersonal, type Identidad, puedeLlamar, soloInspecciona } from '../identidad/identidad.ts'
import { aceptarCualquierCuerpo } from './cuerpoLibre.ts'
import { cupoDe, SIN_CUPO } from './cupo.ts'
import { ErrorDeValidacion, MULTIPARTE, SIN_CONTENIDO } from './errores.ts'
import { escritorDe } from './esquemaJson.ts'
import { contarTitulares, contarUso, type Maximos } from './limites.ts'
import { contarPorDireccion } from './limitesPorDireccion.ts'
import { type ArchivoRecibido, exigirTamano, type PartesRecibidas, recibirPartes } from './partes.ts'
import { type MaximoDeSubidas, subidasEnCurso } from './subidasEnCurso.ts'

export const BASE = '/api'
const SIN_SESION = 'Su sesión no es válida o ha terminado. Ingrese nuevamente'
export const SIN_PERMISO = 'Su perfil no permite esta operación'

/** Of a call with `sobre` or `muestra`, once it was answered. */
export interface Lectura {
  readonly quien: Identidad
  readonly llamada: string
  readonly clase: ClaseDeLectura
  /** What the request named; or, of a list, what it showed. */
  readonly de: readonly string[]
  readonly enLista: boolean
  readonly rechazada: boolean
}

interface ComoSeIdentifica {
  /** Where the token came from. */
  readonly direccion: string
  readonly admiteRecordada: boolean
}

/** What every handler may use. */
export interface Entorno {
  readonly db: DbRaiz
  /** The database for what this call reads and writes. Absent: the one. */
  baseDe?(llamada: DeclaracionDeLlamada, idPersona: number | undefined): Promise<DbRaiz>
  readonly almacen: AlmacenVigilado
  readonly limites: Maximos
  /** Bytes that a person may store in a day; 0: as many as they want. */
  readonly bytesPorDia: number
  /** How much a file may weigh now, as the city says: asked at each upload, so that a change holds in every process. */
  topes(): Promise<Topes>
  readonly subidas: MaximoDeSubidas
  /** Notes who read whose data, or was refused it. Nobody waits for it. */
  apuntar(lectura: Lectura): void
  /** Who holds the token; null when it is refused. */
  identificar(token: string, como: ComoSeIdentifica): Promise<Identidad | null>
}

export type Contexto<L extends DeclaracionDeLlamada> = Recibido<L> & {
  readonly db: DbRaiz
  readonly almacen: AlmacenVigilado
  /** For a public call nobody need be signed in, and there is nobody here. */
  readonly quien: L['quien'] extends 'publico' ? undefined : Identidad
  readonly token: string
  readonly archivos: readonly ArchivoRecibido[]
  /** What they could weigh; of a call without files, nothing is. */
  readonly topes: L extends { readonly partes: Partes } ? Topes : undefined
  /** The caller's Idempotency-Key, where the call takes one, and the taking back of this request's files when it was a repetition. */
  readonly envio: Envio<L>
  readonly reply: FastifyReply
  /** Notes whom a part of what is written out as it is read is about: the reply's own lists are noted by themselves. */
  mostrar(clase: ClaseDeLectura, de: readonly (string | number)[]): void
}

type Envio<L> = { descartar(): Promise<void> } & (L extends { readonly unaSolaVez: true }
  ? { readonly clave: string | undefined }
  : unknown)

type Resultado<L extends DeclaracionDeLlamada> = Respuesta<L, Readable> | Readable

interface RutaDeLlamada {
  readonly llamada?: DeclaracionDeLlamada
}
declare module 'fastify' {
  interface FastifyContextConfig extends RutaDeLlamada {}
  interface FastifyRequest {
    quien: Identidad | null
    token: string
    /** Of a call with files: what each may weigh, from before its body is read. */
    topes: Topes | undefined
    /** The fields of its body, its query and its path, once they were read. */
    leido: Record<string, unknown> | undefined
  }
}

/** The bare token, or `Bearer <token>`. */
const leerToken = (cabecera: string | undefined) => (cabecera ?? '').replace(/^Bearer\s+/i, '').trim()

function validar<S extends z.ZodMiniType>(esquema: S | undefined, dato: unknown): z.output<S> | undefined {
  if (!esquema) return undefined
  const leido = esquema.safeParse(dato)
  if (leido.success) return leido.data
  const { issues } = leido.error
  // No field is to blame for a body that is a list, a number or nothing.
  if (issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)) {
    throw new ErrorDePortal(400, SIN_CONTENIDO)
  }
  throw new ErrorDeValidacion(issues)
}

/**
 * Of who was refused before it was read: 0001001 and 1001 are one folder, and ' 100001' is a property. What is noted is what would
 * have been read, however it was written.
 */
function loQuePide({ json, query, params }: DeclaracionDeLlamada, request: FastifyRequest): Record<string, unknown> {
  return {
    ...comoSeLee(json, request.body),
    ...comoSeLee(query, request.query),
    ...comoSeLee(params, request.params),
  }
}

function comoSeLee(esquema: z.ZodMiniType | undefined, dato: unknown): object {
  const leido = esquema?.safeParse(dato)
  return Object(leido?.success ? leido.data : dato)
}

/** Asked before the body is read: a call with files takes only multipart. Where nobody reads it, Fastify takes none of it. */
function comprobarContenido({ partes }: DeclaracionDeLlamada, headers: FastifyRequest['headers']): void {
  if (partes && !/^multipart\/form-data\b/i.test(headers['content-type'] ?? ''))
    throw new ErrorDePortal(415, MULTIPARTE)
}

const SIN_PARTES: PartesRecibidas = { campos: {}, archivos: [], descartar: async () => {} }

export class Rutas {
  readonly #app: FastifyInstance
  readonly #entorno: Entorno
  readonly #servidas = new Set<string>()
  readonly #subir: ReturnType<typeof subidasEnCurso>

  constructor(app: FastifyInstance, entorno: Entorno) {
    this.#app = app
    this.#entorno = entorno
    this.#subir = subidasEnCurso(entorno.subidas)
    app.decorateRequest('quien', null)
    app.decorateRequest('token', '')
    app.decorateRequest('topes', undefined)
    app.decorateRequest('leido', undefined)
    // Deny by default: from here on, nothing is served under the API's base without a declaration that says who may.
    app.addHook('onRoute', ({ url, method, config }) => {
      if (url.startsWith(BASE) && !config?.llamada) throw new Error(`Ruta sin declaración: ${String(method)} ${url}`)
    })
  }

  /** Serves a declared call. Token and permission are checked before body and validation. */
  on<const L extends DeclaracionDeLlamada>(
    llamada: L,
    handler: (contexto: Contexto<L>) => Promise<Resultado<L>> | Resultado<L>,
  ): void {
    this.#servidas.add(`${llamada.method} ${llamada.path}`)
    if (llamada.cuerpoLibre || llamada.partes) {
      // Bodies that are not JSON are for these calls alone: what reads them hooks into every request that it may meet.
      this.#app.register(async (aparte) => {
        if (llamada.partes) await aparte.register(multipart)
        else aceptarCualquierCuerpo(aparte)
        this.#montar(aparte, llamada, handler)
      })
    } else {
      this.#montar(this.#app, llamada, handler)
    }
  }

  #montar<const L extends DeclaracionDeLlamada>(
    app: FastifyInstance,
    llamada: L,
    handler: (contexto: Contexto<L>) => Promise<Resultado<L>> | Resultado<L>,
  ): void {
    const entorno = this.#entorno
    const { reply } = llamada
    app.route({
      method: llamada.method,
      url: BASE + llamada.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { llamada },
      // zod has the word on what comes in (below). OpenAPI is written from the declarations.
      schema: { hide: true, ...(typeof reply === 'object' && { response: { 200: {} } }) },
      ...(typeof reply === 'object' && { serializerCompiler: () => escritorDe(reply) }),
      onRequest: async (request, reply) => {
        await this.#admitir(llamada, request)
        // So that the screen's menu follows a change of roles at the next request, as the permissions do.
        if (request.quien) reply.header(CABECERA_DE_ROLES, enCabecera(request.quien.roles))
        if (request.quien?.recordada) reply.header(CABECERA_DE_SESION_RECORDADA, 'si')
        comprobarContenido(llamada, request.headers)
        if (!llamada.partes) return
        request.topes = await entorno.topes()
        exigirTamano(llamada.partes.archivos, request.topes, Number(request.headers['content-length']))
        this.#subir(request, reply)
      },
      onResponse: async (request, reply) => this.#apuntar(llamada, request, reply.statusCode),
      handler: async (request, reply) => {
        const { topes } = request
        const partes =
          llamada.partes && topes
            ? await recibirPartes(request, llamada.partes.archivos, {
                almacen: entorno.almacen.sinFilas,
                cupo: this.#cupo(request),
                topes,
              })
            : SIN_PARTES
        try {
          const params = validar(llamada.params, request.params)
          const query = validar(llamada.query, request.query)
          const json = validar(llamada.json, request.body)
          request.leido = { ...Object(json), ...Object(query), ...Object(params) }
          const contexto = {
            params,
            query,
            json,
            campos: validar(llamada.partes?.campos, partes.campos),
            db: (await entorno.baseDe?.(llamada, request.quien?.idPersona)) ?? entorno.db,
            almacen: entorno.almacen,
            quien: request.quien as Contexto<L>['quien'],
            token: request.token,
            archivos: partes.archivos,
            topes: topes as Contexto<L>['topes'],
            envio: { clave: llamada.unaSolaVez && claveDeEnvio(request), descartar: partes.descartar },
            reply,
            mostrar: (clase: ClaseDeLectura, de: readonly (string | number)[]) =>
              this.#apuntarLista(llamada, request, clase, de),
          }
          if (llamada.limite)
            await this.#contar(llamada.limite, llamada, request, contexto.params ?? contexto.query ?? contexto.json)
          // What a write is refused for is said before it is done; what a reading shows is known when it is read.
          const lee = llamada.method === 'GET'
          if (!lee) await this.#contarTitulares(llamada, request, {})
          const resultado = await handler(contexto as Contexto<L>)
          if (lee) await this.#contarTitulares(llamada, request, Object(resultado))
          // Not everything that is written is so in a transaction of who acts.
          else if (request.quien) await recordarEscritura(entorno.db, request.quien.idPersona)
          for (const muestra of muestrasDe(llamada))
            this.#apuntarLista(llamada, request, muestra.clase, idsDe(muestra, Object(resultado)))
          if (resultado instanceof Readable && llamada.reply !== 'archivo')
            reply.type('application/json; charset=utf-8')
          return resultado
        } catch (error) {
          // A refusal leaves nothing behind. After any other failure the outcome of a commit may be unknown, and a row
          // without its file would be worse than a file without row: those are swept later.
          if (error instanceof ErrorDePortal) await partes.descartar()
          throw error
        }
      },
    })
  }

  /** Deny by default: refuses to start while a declared call of this server has no handler. */
  comprobarTodas(): void {
    const faltan = LLAMADAS.filter((l) => l.servicio !== 'ciudadDigital')
      .map((l) => `${l.method} ${l.path}`)
      .filter((clave) => !this.#servidas.has(clave))
    if (faltan.length > 0) throw new Error(`Llamadas declaradas sin atender: ${faltan.join(', ')}`)
  }

  async #admitir(llamada: DeclaracionDeLlamada, request: FastifyRequest): Promise<void> {
    if (llamada.quien === 'publico') return this.#contarPublica(llamada, request)
    const token = leerToken(request.headers.authorization)
    const quien = token
      ? await this.#entorno.identificar(token, {
          direccion: request.ip,
          admiteRecordada: admiteSesionRecordada(llamada),
        })
      : null
    if (!quien) throw new ErrorDePortal(401, SIN_SESION)
    if (!puedeLlamar(llamada, quien)) {
      throw new ErrorDePortal(403, soloInspecciona(quien) ? SOLO_INSPECCIONA : SIN_PERMISO)
    }
    request.quien = quien
    request.token = token
  }

  /** Nobody is signed in for a public call: its limit counts addresses. */
  async #contarPublica({ limite }: DeclaracionDeLlamada, { ip }: FastifyRequest): Promise<void> {
    const { db, limites } = this.#entorno
    if (limite) await contarPorDireccion(db, ip, limite, limites[limite])
  }

  #cupo({ quien }: FastifyRequest) {
    const { db, bytesPorDia } = this.#entorno
    return quien ? cupoDe(db, quien.idPersona, bytesPorDia) : SIN_CUPO
  }

  #apuntar(llamada: DeclaracionDeLlamada, request: FastifyRequest, estado: number) {
    const { path, sobre } = llamada
    const { quien } = request
    const rechazada = estado === 403 || estado === 404
    if (!sobre || !quien || (estado >= 300 && !rechazada)) return
    const pedido = request.leido ?? loQuePide(llamada, request)
    const de = [sobre.campo]
      .flat()
      .map((campo) => String(pedido[campo] ?? ''))
      .join('/')
    this.#entorno.apuntar({ quien, llamada: path, clase: sobre.clase, de: [de], enLista: false, rechazada })
  }

  #apuntarLista({ path }: DeclaracionDeLlamada, { quien }: FastifyRequest, clase: ClaseDeLectura, de: Mostrados) {
    if (!quien || de.length === 0) return
    this.#entorno.apuntar({ quien, llamada: path, clase, de: de.map(String), enLista: true, rechazada: false })
  }

  /** What a day allows of look-ups counts the holders shown, and not the searches; one that shows no list, one. */
  async #contarTitulares(llamada: DeclaracionDeLlamada, { quien }: FastifyRequest, resultado: object) {
    if (llamada.limite !== 'consultas' || !quien) return
    const { db, limites } = this.#entorno
    const muestras = muestrasDe(llamada)
    const cuantos = muestras.length > 0 ? titularesDe(muestras, resultado) : 1
    const maximo = esPersonal(quien) ? limites.titularesPorDiaDelPersonal : limites.titularesPorDia
    await contarTitulares(db, { idPersona: quien.idPersona, cuantos, maximo })
  }

  async #contar(limite: Limite, { path }: DeclaracionDeLlamada, request: FastifyRequest, criterio: unknown) {
    if (!request.quien) return
    const { db, limites } = this.#entorno
    const { idPersona } = request.quien
    await contarUso(db, limites, { idPersona, rol: comoQue(request.quien), limite, llamada: path, criterio })
  }
}

type Mostrados = readonly (string | number)[]

const muestrasDe = ({ muestra }: DeclaracionDeLlamada): readonly Muestra[] => (muestra ? [muestra].flat() : [])

/** What a reply has under a list's name: the list, or the one thing. */
const filasDe = ({ lista }: Muestra, respuesta: object): Record<string, unknown>[] =>
  [Reflect.get(respuesta, lista) ?? []].flat()

const idsDe = (muestra: Muestra, respuesta: object): Mostrados =>
  filasDe(muestra, respuesta).flatMap((fila) => {
    const id = fila[muestra.campo]
    return typeof id === 'string' || typeof id === 'number' ? [id] : []
  })

const titularesDe = (muestras: readonly Muestra[], respuesta: object) =>
  new Set(
    muestras
      .filter(({ titular }) => muestras.length === 1 || titular)
      .flatMap((muestra) =>
        filasDe(muestra, respuesta).map((fila) => JSON.stringify(muestra.titular?.map((campo) => fila[campo]))),
      ),
  ).size

export const CLAVE_DE_ENVIO = '^[\\w-]{8,80}$'

function claveDeEnvio(request: FastifyRequest): string | undefined {
  const clave = request.headers['idempotency-key']
  if (typeof clave !== 'string' || clave === '') return undefined
  if (!new RegExp(CLAVE_DE_ENVIO).test(clave)) {
    throw new ErrorDePortal(400, 'Idempotency-Key: debe tener de 8 a 80 letras, números o guiones')
  }
  return clave
}
