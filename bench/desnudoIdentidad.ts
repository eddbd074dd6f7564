import { createHash } from 'node:crypto'
import type pg from 'pg'
import { fetch } from 'undici'
import { ROLES } from './desnudoSentencias.ts'

export interface Resultado {
  readonly estado: number
  readonly cuerpo: unknown
}

export interface Quien {
  readonly idPersona: number
  readonly roles: readonly { readonly idRol: number; readonly perfil: string }[]
  readonly perfiles: readonly string[]
  readonly idProfesional: number | null
}

export const esPersonal = ({ perfiles }: Quien) =>
  perfiles.includes('ADMINISTRADOR') || perfiles.includes('OPERADOR M.E.') || perfiles.includes('JEFE')

const VIGENCIA_MS = 30_000

/** Ciudad Digital is asked over HTTP, and its answer kept 30 s under the token's hash; roles are read at every request. */
export function identificador(pool: pg.Pool, ciudadDigital: string) {
  const conocidos = new Map<string, { id: number; vence: number }>()

  async function preguntar(token: string, clave: string): Promise<number | null> {
    const respuesta = await fetch(`${ciudadDigital}/usuarios/authStatus`, { headers: { authorization: token } })
    if (!respuesta.ok) return null
    const { usuarioSinContraseña } = (await respuesta.json()) as { usuarioSinContraseña: { id_persona: number } }
    conocidos.set(clave, { id: usuarioSinContraseña.id_persona, vence: Date.now() + VIGENCIA_MS })
    return usuarioSinContraseña.id_persona
  }

  return async (cabecera: string | undefined): Promise<Quien | null> => {
    const token = (cabecera ?? '').replace(/^Bearer\s+/i, '').trim()
    if (token === '') return null
    const clave = createHash('sha256').update(token).digest('base64')
    const conocido = conocidos.get(clave)
    const id = conocido && conocido.vence > Date.now() ? conocido.id : await preguntar(token, clave)
    if (id === null) return null
    const { rows } = await pool.query<{ id_profesional: number | null; roles: Quien['roles'] }>({
      ...ROLES,
      values: [id],
    })
    const fila = rows[0]
    const roles = fila?.roles ?? []
    return {
      idPersona: id,
      roles,
      perfiles: roles.map(({ perfil }) => perfil),
      idProfesional: fila?.id_profesional ?? null,
    }
  }
}
