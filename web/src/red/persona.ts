import type { Usuario } from '@catastro/domain/acceso/llamadas'
import type { RolDePersona } from '@catastro/domain/roles'
import { adelantado } from './adelantado.ts'
import { leerRecordada } from './almacen.ts'
import { main } from './cliente.ts'
import { ErrorDeLlamada } from './errorDeLlamada.ts'

export interface Persona {
  readonly usuario: Usuario
  readonly roles: readonly RolDePersona[]
}

/** Whoever works on this phone without signal does not wait for a network that only seems to be there. */
const ESPERA_SIN_RED_MS = 8000

async function preguntar(token: string): Promise<Persona | null> {
  const conEspera = leerRecordada() ? { signal: AbortSignal.timeout(ESPERA_SIN_RED_MS) } : {}
  try {
    const { usuarioSinContraseña, roles } = await main('GET /catastroInicio/authStatus', {}, { token, ...conEspera })
    return { usuario: usuarioSinContraseña, roles }
  } catch (error) {
    if (error instanceof ErrorDeLlamada && error.status === 401) return null
    throw error
  }
}

/** Whose token it is; null when it is refused. Throws when nobody could say. */
export const quienEs = adelantado(preguntar)
