import { fetch } from 'undici'
import * as z from 'zod/mini'
import { type Causa, campoQueFalta, causaDeRed, type FallasAfuera } from '../afuera/fallasAfuera.ts'
import { ESPERA_MS } from '../afuera/revision.ts'
import type { AjustesDePagos } from './ajustesDePagos.ts'
import { SinRespuesta } from './proveedor.ts'

/** The token lasts some four hours. */
const VIGENCIA_MS = 3 * 3_600_000

export const Sesion = z.object({ data: z.string().check(z.minLength(1)) })

export interface Contestacion {
  readonly status: number
  /** undefined when it is no JSON. */
  readonly cuerpo: unknown
}

/** An answer that is of no use, told by its cause. From 500 on it was told when it came. */
export function noSirve(fallas: FallasAfuera, que: string, status: number, campo = 'data'): SinRespuesta {
  if (status === 200) fallas.anotar('Proveedor de pagos', 'forma', `${que}: ${campo}`)
  else if (status < 500) fallas.anotar('Proveedor de pagos', 'estado', `${que} ${status}`)
  return new SinRespuesta(`${que} ${status}`)
}

/** Signed-in requests to the provider's REST API. A token that it no longer takes is asked for again, once. */
export function sesionConElProveedor(
  { api, guid, frase }: Pick<AjustesDePagos, 'api' | 'guid' | 'frase'>,
  fallas: FallasAfuera,
) {
  const anotar = (causa: Causa, detalle: string) => fallas.anotar('Proveedor de pagos', causa, detalle)
  let conocida: { readonly token: Promise<string>; readonly vence: number } | undefined

  async function pedir(camino: string, init: { method?: string; headers?: Record<string, string>; body?: string }) {
    try {
      const respuesta = await fetch(`${api}${camino}`, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(ESPERA_MS),
      })
      if (respuesta.status >= 500) anotar('estado', String(respuesta.status))
      return { status: respuesta.status, cuerpo: await respuesta.json().catch(() => undefined) }
    } catch (error) {
      // The reason may quote what was sent: only its kind goes further.
      anotar(causaDeRed(error), camino.split(/[/?]/)[1] ?? '')
      throw new SinRespuesta('sin conexión o fuera de tiempo')
    }
  }

  async function ingresar(): Promise<string> {
    const { status, cuerpo } = await pedir('/sesion', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ guid, frase }),
    })
    const leida = status === 200 ? Sesion.safeParse(cuerpo) : undefined
    if (leida?.success) return leida.data.data
    throw noSirve(fallas, 'ingreso', status, leida && campoQueFalta(leida.error))
  }

  const token = () => {
    if (!conocida || conocida.vence < Date.now()) {
      const nueva = { token: ingresar(), vence: Date.now() + VIGENCIA_MS }
      conocida = nueva
      nueva.token.catch(() => {
        if (conocida === nueva) conocida = undefined
      })
    }
    return conocida.token
  }

  return async function consultar(camino: string): Promise<Contestacion> {
    const con = async () => pedir(camino, { headers: { authorization: `Bearer ${await token()}` } })
    const primera = await con()
    if (primera.status !== 401) return primera
    conocida = undefined
    return con()
  }
}
