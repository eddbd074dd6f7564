import { authStatusCiudadDigital, buscarCiudadano, type Usuario } from '@catastro/domain/acceso/llamadas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { Id } from '@catastro/domain/tipos'
import { fetch } from 'undici'
import type * as z from 'zod/mini'
import { type Causa, campoQueFalta, causaDeRed, detalleDeRed, FallasAfuera } from '../afuera/fallasAfuera.ts'
import { ESPERA_MS } from '../afuera/revision.ts'

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

const SIN_RESPUESTA = 'Ciudad Digital no responde en este momento. Intente de nuevo en unos minutos'

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
      if (cuerpo) anotar('forma', `${camino.replace(/\d+/g, '…')}: ${campoQueFalta(cuerpo.error)}`)
      else if (respuesta) anotar('estado', String(respuesta.status))
      throw new ErrorDePortal(503, SIN_RESPUESTA)
    }
    return cuerpo.data
  }

  return {
    quienEs: async (token) =>
      (await preguntar(authStatusCiudadDigital.path, token, authStatusCiudadDigital.reply))?.usuarioSinContraseña ??
      null,
    // A number that is none of ours becomes nobody.
    async ciudadanoPorCuil(cuil, token) {
      const ciudadano = (await preguntar(buscarCiudadano.path.replace('{cuil}', cuil), token, buscarCiudadano.reply))
        ?.ciudadano[0]
      return ciudadano && Id.safeParse(ciudadano.id_persona).success ? ciudadano : null
    },
  }
}
