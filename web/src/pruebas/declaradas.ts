import type { Servicio } from '@catastro/domain/llamada'
import { type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw'
import type { Clave, ClaveDeDescarga, EnvioDe, RespuestaDe } from '../red/llamadas.ts'

/*
 * The stand-in server's calls, under the same keys as the client's and typed by the same declarations: what is answered
 * to a call that the portal does not have, or not as it answers, does not compile.
 */

export type Llamada = Clave<Servicio>

type Parte<K extends Llamada, P extends string> = EnvioDe<Servicio, K> extends Record<P, infer V> ? V : undefined
export type ParamsDe<K extends Llamada> = Parte<K, 'params'>

/** What is asked of it. */
interface Pedido<K extends Llamada> {
  readonly request: Request
  /** As the address has them. */
  readonly params: Readonly<Record<string, string>>
  readonly json: () => Promise<Parte<K, 'json'>>
}

interface Rechazo {
  readonly ok: false
  readonly message: string
  /** The login site may answer plain strings. */
  readonly errors: readonly (string | { readonly msg: string; readonly path: string })[]
}
/** A refusal, in the words of every refusal. */
export const rechazo = (status: number, message: string, errors: Rechazo['errors'] = []) =>
  HttpResponse.json<Rechazo>({ ok: false, message, errors }, { status })

/** What the call answers when it goes well. */
export type RespuestaDeclarada<K extends Llamada> =
  K extends ClaveDeDescarga<Servicio> ? HttpResponse<ArrayBuffer> : RespuestaDe<Servicio, K>
/** That; or what no call declares: a refusal, a proxy's page, no network. */
type Contestacion<K extends Llamada> = RespuestaDeclarada<K> | HttpResponse<Rechazo> | HttpResponse<string>
export type Contesta<K extends Llamada> = (pedido: Pedido<K>) => Contestacion<K> | Promise<Contestacion<K>>

/** Answers one call; with `params`, only of that thing. */
export function declarada<K extends Llamada>(clave: K, contesta: Contesta<K>, params?: ParamsDe<K>): HttpHandler {
  const [metodo = '', path = ''] = clave.split(' ')
  const fijos = new Map<string, unknown>(Object.entries(params ?? {}))
  const patron = path.replace(/\{(\w+)\}/g, (_, nombre: string) => String(fijos.get(nombre) ?? `:${nombre}`))
  return http[EN_MSW[metodo] ?? 'all'](`*${patron}`, async ({ request, params: hallados }) => {
    const respuesta = await contesta({
      request,
      params: Object.fromEntries(Object.entries(hallados).map(([nombre, valor]) => [nombre, String(valor)])),
      // Its client is typed by the same declaration.
      json: () => request.json() as Promise<Parte<K, 'json'>>,
    })
    return respuesta instanceof Response ? respuesta : HttpResponse.json(respuesta as JsonBodyType)
  })
}

const EN_MSW: Readonly<Record<string, 'get' | 'post' | 'put' | 'patch' | 'delete'>> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
}
