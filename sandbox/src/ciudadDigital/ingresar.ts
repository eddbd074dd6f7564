import { login, type Usuario } from '@catastro/domain/acceso/llamadas'
import { ErrorDePortal, erroresDe, GENERICO } from '@catastro/domain/errores'
import { claveCoincide } from './claves.ts'
import type { Entorno } from './entorno.ts'
import type { FallosPorDireccion } from './fallosPorDireccion.ts'
import { anotarFallo, estaBloqueado, olvidarFallos } from './intentos.ts'
import { CREDENCIALES_INCORRECTAS, CUENTA_BLOQUEADA } from './mensajes.ts'
import { abrirSesion, USUARIO } from './sesiones.ts'

interface Pedido {
  readonly cuerpo: unknown
  readonly direccion: string
  readonly fallos: FallosPorDireccion
}

export interface Ingreso {
  readonly usuario: Usuario
  readonly token: string
}

/** Signs a person in. An unknown account and a wrong password are told apart by nothing: text, work, or locking (S-17). */
export const ingresar = async (entorno: Entorno, { cuerpo, direccion, fallos }: Pedido): Promise<Ingreso> => {
  const { documento_persona: documento, contraseña } = leer(cuerpo)
  if (fallos.agotados(direccion) || (await estaBloqueado(entorno, documento))) throw bloqueada()

  const { hash, ...usuario } = await credencialDe(entorno, documento)
  if (!(await claveCoincide(contraseña, hash)) || !esUsuario(usuario)) {
    fallos.anotar(direccion)
    await anotarFallo(entorno, documento)
    throw new ErrorDePortal(401, CREDENCIALES_INCORRECTAS)
  }
  if (!(await olvidarFallos(entorno, documento))) throw bloqueada()
  return { usuario, token: await abrirSesion(entorno, usuario.id_persona) }
}

const bloqueada = () => new ErrorDePortal(429, CUENTA_BLOQUEADA)

const leer = (cuerpo: unknown) => {
  const leido = login.json.safeParse(cuerpo ?? {})
  if (leido.success) return leido.data
  const errores = erroresDe(login.json, leido.error.issues)
  throw new ErrorDePortal(400, errores[0]?.msg ?? GENERICO, errores)
}

type Credencial = Partial<Usuario> & { readonly hash: string | null }

const esUsuario = (usuario: Partial<Usuario>): usuario is Usuario => usuario.id_persona !== undefined

const credencialDe = async ({ db }: Entorno, documento: string): Promise<Credencial> => {
  const { rows } = await db.query<Usuario & { hash: string }>(
    `select ${USUARIO}, k.hash
       from ciudad_digital.cd_ciudadano c join ciudad_digital.cd_credencial k using (id_persona)
      where c.documento_persona = $1 and k.activo`,
    [documento],
  )
  return rows[0] ?? { hash: null }
}
