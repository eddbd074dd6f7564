import PgBoss from 'pg-boss'
import type { Almacen } from './archivos/almacen.ts'
import { barrerHuerfanos } from './archivos/barrer.ts'
import type { DbRaiz } from './db.ts'

const UNA_HORA_MS = 3_600_000

export interface Trabajo {
  /** Cron, in the city's time. */
  readonly cuando: string
  obra(): Promise<unknown>
}

/** What is done by itself, and when. Each is safe to do twice, and in any process. */
const trabajosDe = (db: DbRaiz, almacen: Almacen): Readonly<Record<string, Trabajo>> => ({
  'barrer-archivos': {
    cuando: '17 * * * *',
    obra: () => barrerHuerfanos(db, almacen, new Date(Date.now() - UNA_HORA_MS)),
  },
  'olvidar-vencidos': {
    cuando: '*/10 * * * *',
    obra: () =>
      db.$client.query(
        `with i as (delete from idempotencia where vence < now())
         delete from uso_por_minuto where minuto < now() - interval '5 minutes'`,
      ),
  },
})

/** Starts the scheduled work. Jobs live in PostgreSQL, so that however many processes run, each is done once. */
export async function iniciarTrabajos(db: DbRaiz, almacen: Almacen): Promise<{ detener(): Promise<void> }> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    schema: 'trabajos',
  })
  boss.on('error', () => {}) // the next round tries again; PostgreSQL being away shows at /salud/listo
  await boss.start()
  for (const [nombre, { cuando, obra }] of Object.entries(trabajosDe(db, almacen))) {
    await boss.createQueue(nombre, { name: nombre, policy: 'short', expireInSeconds: 60 })
    await boss.schedule(nombre, cuando, {}, { tz: 'America/Argentina/Tucuman' })
    await boss.work(nombre, async () => {
      await obra()
    })
  }
  return { detener: () => boss.stop({ graceful: true, timeout: 3000, wait: true }) }
}
