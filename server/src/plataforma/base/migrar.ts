import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { DbRaiz } from './db.ts'

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
