import { hkdfSync } from 'node:crypto'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

const leer = sentencia('secreto_de_visitas', 'select secreto from secreto_de_visitas')

const BYTES = 32

/**
 * The key of a person's phone, made of the city's one secret and their number: the same in every process and after a
 * restart or a restore, and nobody's key tells another's.
 */
export async function llaveDe(db: Db, { idPersona }: Identidad) {
  const { secreto } = unaFila(await leer(db))
  const llave = hkdfSync('sha256', Buffer.from(secreto, 'hex'), '', `visitas en el teléfono de ${idPersona}`, BYTES)
  return { idPersona, llave: Buffer.from(llave).toString('base64') }
}
