import { type Db, sentencia } from '../plataforma/base/db.ts'

/** A start on a database that is not of its kind: a sentence says which. */
export class BaseEquivocada extends Error {
  override readonly name = 'BaseEquivocada'
}

const hayTablas = sentencia(
  'hay_demostracion',
  `select to_regclass('public.demostracion') is not null and to_regclass('public.persona') is not null as "hay!"`,
)
const queBaseEs = sentencia(
  'que_base_es',
  `select exists (select from demostracion) as "deDemostracion!", exists (select from persona) as "conPersonas!"`,
)

/**
 * In the demo city everybody signs in as anybody with a known password: its database is never served as a real one, and a
 * real one never gets the demo's people and roles. Asked before the migrations too: what is refused is left as it is.
 */
export async function exigirBaseDe(db: Db, sandbox: boolean): Promise<void> {
  if (!(await hayTablas(db))[0]?.hay) return
  const [base] = await queBaseEs(db)
  if (base?.deDemostracion && !sandbox) {
    throw new BaseEquivocada(
      'La base de datos es la de la ciudad de demostración, con sus personas y sus permisos. No se inicia: indique otra en DATABASE_URL o en DATA_DIR',
    )
  }
  if (sandbox && !base?.deDemostracion && base?.conPersonas) {
    throw new BaseEquivocada(
      'La base de datos ya tiene personas y no es la de la ciudad de demostración. No se inicia ni se siembra nada: indique otra en DATABASE_URL o en DATA_DIR, o defina CIUDAD_DIGITAL_URL',
    )
  }
}
