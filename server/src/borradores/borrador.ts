import { type Db, sentencia } from '../plataforma/base/db.ts'

interface Borrador {
  readonly datos: Record<string, unknown>
  readonly version: number
  readonly modificadoEl: Date
}

/** Of a draft `b`: what it fills is being paid, or was paid and is not filed yet. Then it does not grow old. */
export const PAGANDOSE = `exists (select 1 from pago p where p.id_persona = b.id_persona
  and p.referencia ->> 'borrador' = b.clave and p.concluido_el is null
  and p.estado in ('INICIADO', 'EN_PROCESO', 'CONFIRMADO'))`

/** First this, then a count: of what a person begins or stores at once, each counts what came before it. */
export const deAUno = sentencia(
  'turno_de_borradores',
  `select pg_advisory_xact_lock(hashtext('borradores'), $1) as "turno"`,
)

const leer = sentencia(
  'leer_borrador',
  'select datos, version, modificado_el as "modificadoEl" from borrador where id_persona = $1 and clave = $2',
)
const borrar = sentencia('borrar_borrador', 'delete from borrador where id_persona = $1 and clave = $2')

const borrarVersion = sentencia(
  'borrar_version_de_borrador',
  'delete from borrador where id_persona = $1 and clave = $2 and version = $3',
)
/** Ends a draft that is still as it was; what its person has written since stays. */
export const borrarBorradorDe = (db: Db, idPersona: number, clave: string, version: number) =>
  borrarVersion(db, idPersona, clave, version)

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
