import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { api } from './api.ts'
import { type Entorno, LIMITES, type Limites } from './entorno.ts'
import { fallosPorDireccion } from './fallosPorDireccion.ts'
import { reenvios } from './reenvios.ts'
import { sembrar } from './sembrar.ts'
import { sitio } from './sitio.ts'

export interface OpcionesDeCiudadDigital {
  readonly db: Pool
  /** Signs the tokens: at least 32 bytes, and the same at every start, or everybody has to sign in again. */
  readonly secreto: Uint8Array
  /** The portal's public address: the only place that a sign-in returns to. */
  readonly urlPortal: string
  /** Where the portal's own API is asked for what Ciudad Digital only passes on. */
  readonly urlApi?: string
  readonly reloj?: () => Date
  readonly limites?: Partial<Limites>
}

/**
 * Stand-in of Ciudad Digital: the city's sign-in site and citizen registry. Register it with a `prefix`; what it
 * parses, answers and refuses stays its own.
 */
export const ciudadDigital = async (app: FastifyInstance, opciones: OpcionesDeCiudadDigital) => {
  const { db, secreto, urlPortal, reloj = () => new Date() } = opciones
  const entorno: Entorno = { db, secreto, ahora: reloj, limites: { ...LIMITES, ...opciones.limites } }
  await sembrar(db, { urlPortal, ahora: reloj() })
  const fallos = fallosPorDireccion(entorno)
  await app.register(api, { entorno, fallos, urlPortal })
  if (opciones.urlApi) await app.register(reenvios, { urlApi: opciones.urlApi })
  await app.register(sitio, { entorno, fallos, camino: app.prefix, segura: urlPortal.startsWith('https:') })
}
