import type { Usuario } from '@catastro/domain/acceso/llamadas'
import type { RolDePersona } from '@catastro/domain/roles'
import { leerRecordada } from './almacen.ts'
import { adelantar, main } from './cliente.ts'
import { ErrorDeLlamada } from './errorDeLlamada.ts'

export interface Persona {
  readonly usuario: Usuario
  readonly roles: readonly RolDePersona[]
}

/** Whoever works on this phone without signal does not wait for a network that only seems to be there. */
const ESPERA_SIN_RED_MS = 8000

const espera = () => (leerRecordada() ? AbortSignal.timeout(ESPERA_SIN_RED_MS) : undefined)

export const adelantarQuienEs = (token: string) => adelantar(token, espera())('GET /catastroInicio/authStatus')

/** Whose token it is; null when it is refused. Throws when nobody could say. */
export async function quienEs(token: string): Promise<Persona | null> {
  const signal = espera()
  try {
    const { usuarioSinContraseña, roles } = await main(
      'GET /catastroInicio/authStatus',
      {},
      { token, ...(signal && { signal }) },
    )
    return { usuario: usuarioSinContraseña, roles }
  } catch (error) {
    if (error instanceof ErrorDeLlamada && error.status === 401) return null
    throw error
  }
}
