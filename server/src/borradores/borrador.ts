import { type Db, sentencia } from '../plataforma/db.ts'

interface Borrador {
  readonly datos: Record<string, unknown>
  readonly version: number
  readonly modificadoEl: Date
}

const leer = sentencia(
  'leer_borrador',
  'select datos, version, modificado_el as "modificadoEl" from borrador where id_persona = $1 and clave = $2',
)
const borrar = sentencia('borrar_borrador', 'delete from borrador where id_persona = $1 and clave = $2')

export async function findBorrador(db: Db, idPersona: number, clave: string): Promise<Borrador | undefined> {
  return (await leer(db, idPersona, clave))[0]
}

/**
 * Ends a draft, with its files' rows. A filing calls it in its own transaction, so that the draft is there until the
 * thing is filed and not a moment longer.
 */
export async function borrarBorrador(db: Db, idPersona: number, clave: string): Promise<void> {
  await borrar(db, idPersona, clave)
}
