import type { DbRaiz } from '../src/plataforma/base/db.ts'

/** Goes on when so many sessions of this database wait for a lock that another one holds. */
export async function hastaQueEsperen(db: DbRaiz, cuantas: number): Promise<void> {
  for (;;) {
    const { rows } = await db.$client.query<{ n: number }>(
      `select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if ((rows[0]?.n ?? 0) >= cuantas) return
  }
}
