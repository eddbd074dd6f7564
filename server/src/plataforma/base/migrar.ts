import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { type Db, type DbRaiz, sentencia } from './db.ts'

/** Any fixed number: the key of the lock under which one process migrates while the others wait. */
const CANDADO = 7_246_301

/** Runs `obra` on one connection while holding the city-wide start-up lock. */
export async function conCandado<T>(db: DbRaiz, obra: (db: DbRaiz) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [CANDADO])
    return await obra(db)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [CANDADO]).catch(() => {})
    client.release()
  }
}

/** Brings the schema up to date. Called under `conCandado`. */
export const migrar = (db: DbRaiz, carpeta: string) =>
  migrate(drizzle({ client: db.$client }), { migrationsFolder: carpeta })

/** A start on a database that is not of its kind: a sentence says which. */
export class BaseEquivocada extends Error {
  override readonly name = 'BaseEquivocada'
}

const queTablas = sentencia(
  'que_tablas_hay',
  `select to_regclass('drizzle.__drizzle_migrations') is not null as "conEstado!",
     to_regclass('public.persona') is not null as "conPersonas!",
     to_regclass('public.demostracion') is not null as "conDemostracion!"`,
)
const leerHechas = sentencia(
  'migraciones_hechas',
  'select created_at::float8 as "cuando!" from drizzle.__drizzle_migrations order by created_at',
)

const DE_OTRA_HISTORIA =
  'La base de datos es de una versión del portal anterior a las que este sabe actualizar. No se inicia ni se cambia nada: ' +
  'indique otra base en DATABASE_URL o en DATA_DIR'
const MAS_NUEVA =
  'La base de datos es de una versión más nueva del portal. No se inicia ni se cambia nada: arranque esa versión, o restaure ' +
  'una copia hecha con esta'

/** Asked before the migrations, which would otherwise begin on tables that they did not make. Answers whether there are any. */
export async function exigirMigracionesConocidas(
  db: Db,
  carpeta: string,
): Promise<{ readonly conDemostracion: boolean }> {
  const [hay] = await queTablas(db)
  const hechas = hay?.conEstado ? await leerHechas(db) : []
  if (hechas.length === 0 && hay?.conPersonas) throw new BaseEquivocada(DE_OTRA_HISTORIA)
  const conocidas = readMigrationFiles({ migrationsFolder: carpeta }).map(({ folderMillis }) => folderMillis)
  const ajena = hechas.find(({ cuando }) => !conocidas.includes(cuando))
  if (ajena) throw new BaseEquivocada(ajena.cuando > Math.max(...conocidas) ? MAS_NUEVA : DE_OTRA_HISTORIA)
  return { conDemostracion: hay?.conDemostracion === true && hay.conPersonas }
}
