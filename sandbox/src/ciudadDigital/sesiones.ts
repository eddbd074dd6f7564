import { randomUUID } from 'node:crypto'
import type { Usuario } from '@catastro/domain/acceso/llamadas'
import { jwtVerify, SignJWT } from 'jose'
import type { Entorno } from './entorno.ts'

const EMISOR = 'ciudad-digital'
const HORAS = 8
export const SEGUNDOS_DE_SESION = HORAS * 3600

/** The columns of a person as the wire names them. Needs the table as `c`. */
export const USUARIO =
  'c.id_persona, c.documento_persona, c.nombre_persona, c.apellido_persona, c.email_persona, c.telefono_persona'

/** Opens a session of eight hours and answers its token. */
export const abrirSesion = async ({ db, secreto, ahora }: Entorno, idPersona: number): Promise<string> => {
  const jti = randomUUID()
  const emitido = ahora()
  const vence = new Date(emitido.getTime() + SEGUNDOS_DE_SESION * 1000)
  await db.query('insert into ciudad_digital.cd_sesion (jti, id_persona, emitido, vence) values ($1, $2, $3, $4)', [
    jti,
    idPersona,
    emitido,
    vence,
  ])
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(EMISOR)
    .setSubject(String(idPersona))
    .setJti(jti)
    .setIssuedAt(emitido)
    .setExpirationTime(vence)
    .sign(secreto)
}

const jtiDe = async ({ secreto, ahora }: Entorno, token: string): Promise<string | null> =>
  jwtVerify(token, secreto, { algorithms: ['HS256'], issuer: EMISOR, currentDate: ahora() }).then(
    ({ payload }) => payload.jti ?? null,
    () => null,
  )

/** Whose session a token opens; null for one that is false, too old, closed, or of a person shut out since. */
export const usuarioDe = async (entorno: Entorno, token: string): Promise<Usuario | null> => {
  const jti = await jtiDe(entorno, token)
  if (jti === null) return null
  const { rows } = await entorno.db.query<Usuario>(
    `select ${USUARIO}
       from ciudad_digital.cd_sesion s
       join ciudad_digital.cd_ciudadano c using (id_persona)
       join ciudad_digital.cd_credencial k using (id_persona)
      where s.jti = $1 and s.cerrado_el is null and s.vence > $2 and k.activo`,
    [jti, entorno.ahora()],
  )
  return rows[0] ?? null
}

export const cerrarSesion = async (entorno: Entorno, token: string) => {
  const jti = await jtiDe(entorno, token)
  if (jti === null) return
  await entorno.db.query('update ciudad_digital.cd_sesion set cerrado_el = $2 where jti = $1 and cerrado_el is null', [
    jti,
    entorno.ahora(),
  ])
}
