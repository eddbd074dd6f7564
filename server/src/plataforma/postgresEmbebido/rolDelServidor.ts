import { createHmac } from 'node:crypto'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import type { Conexion } from './conexion.ts'

/** Who serves: neither superuser nor owner of anything. What it may do, each start grants (cadena/permitir.ts). */
const ROL_DEL_SERVIDOR = 'catastro_servidor'

/** Its password follows from the owner's, so that there is no second one to keep, and says nothing of it. */
const claveDe = ({ password }: Conexion) => createHmac('sha256', password).update(ROL_DEL_SERVIDOR).digest('base64url')

/** Makes the role where it is missing. Called under the start-up lock. Answers how the server connects. */
export async function conexionDelServidor(dueño: Conexion): Promise<Conexion> {
  const password = claveDe(dueño)
  const cliente = new Client({ ...dueño })
  await cliente.connect()
  try {
    const { rowCount } = await cliente.query('select from pg_roles where rolname = $1', [ROL_DEL_SERVIDOR])
    if (rowCount === 0) {
      const rol = escapeIdentifier(ROL_DEL_SERVIDOR)
      await cliente.query(
        `create role ${rol} login nosuperuser nocreatedb nocreaterole password ${escapeLiteral(password)}`,
      )
    }
  } finally {
    await cliente.end()
  }
  return { ...dueño, user: ROL_DEL_SERVIDOR, password }
}
