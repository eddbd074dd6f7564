import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { momento } from '../plataforma/columnas.ts'

/** Each copy that the portal was to make and to prove by itself, and how that came out. */
export const copiaProbada = pgTable(
  'copia_probada',
  {
    idCopiaProbada: integer().primaryKey().generatedByDefaultAsIdentity(),
    pedidaEl: momento().notNull().default(sql`now()`),
    /** Of the process that has it in hand. */
    comenzadaEl: momento(),
    terminadaEl: momento(),
    sirve: boolean(),
    /** The copy's name. */
    copia: varchar({ length: 120 }),
    segundos: integer(),
    bytes: bigint({ mode: 'number' }),
    /** What was checked, or what went wrong: a sentence. */
    detalle: varchar({ length: 1000 }),
  },
  (t) => [
    index('copia_probada_pendiente_ix').on(t.pedidaEl).where(sql`terminada_el is null`),
    check(
      'copia_probada_ck',
      sql`(${t.terminadaEl} is null) = (${t.sirve} is null) and (${t.terminadaEl} is null) = (${t.detalle} is null)`,
    ),
  ],
)
