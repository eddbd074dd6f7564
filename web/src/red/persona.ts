import type { Usuario } from '@catastro/domain/acceso/llamadas'
import type { RolDePersona } from '@catastro/domain/roles'
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

let adelantada: { readonly token: string; readonly respuesta: Promise<Persona | null> } | null = null

/** Asks it ahead, of the token that the session will begin with. */
export function preguntarQuienEs(token: string): void {
  const respuesta = preguntar(token)
  // What went wrong is said by who takes the answer.
  respuesta.catch(() => {})
  adelantada = { token, respuesta }
}

/** Whose token it is; null when it is refused. Throws when nobody could say. The answer asked for ahead serves once. */
export function dueñoDe(token: string): Promise<Persona | null> {
  const suya = adelantada?.token === token ? adelantada.respuesta : null
  adelantada = null
  return suya ?? preguntar(token)
}
