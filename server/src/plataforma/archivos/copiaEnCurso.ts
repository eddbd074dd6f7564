import type { PoolClient } from 'pg'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../base/db.ts'

/**
 * Files that a row named leave the store only while no backup is at work: one reads its rows first and their files afterwards,
 * for hours perhaps, and what it found named has to be there. The lock is the database's, since a backup is another process;
 * it goes with the connection that holds it.
 */
const CANDADO = 7_301_027

const tomar = sentencia('quitar_si_no_se_copia', `select pg_try_advisory_xact_lock_shared(${CANDADO}) as "libre!"`)

/** Undefined, and `obra` not done, while a backup is at work; one that begins meanwhile waits for it. */
export const siNoSeCopia = <T>(db: DbRaiz, obra: (tx: Tx) => Promise<T>): Promise<T | undefined> =>
  enTransaccion(db, null, async (tx) => ((await tomar(tx))[0]?.libre ? obra(tx) : undefined))

/** On the owner's own connection. Backups wait for one another too: they write in the same place. */
export async function mientrasSeCopia<T>(client: PoolClient, obra: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1::bigint)', [CANDADO])
  try {
    return await obra()
  } finally {
    // Of a connection that is gone there is nothing to let go, and the failure that says so is the one to hear.
    await client.query('select pg_advisory_unlock($1::bigint)', [CANDADO]).catch(() => {})
  }
}
