import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, varchar } from 'drizzle-orm/pg-core'
import { momento } from '../plataforma/columnas.ts'

/** What is sealed. Each kind's capability says which row a document is of. */
export const CLASES_DE_DOCUMENTO = ['LIBRE_DEUDA', 'PADRON', 'LEGAJO'] as const
export type ClaseDeDocumento = (typeof CLASES_DE_DOCUMENTO)[number]

/** Documents that were handed out without their seal, and still get it. */
export const selloPendiente = pgTable(
  'sello_pendiente',
  {
    /** Where its bytes are in the file store. Its own row keeps them, and not this one. */
    documento: varchar({ length: 120 }).primaryKey(),
    clase: varchar({ length: 11, enum: CLASES_DE_DOCUMENTO }).notNull(),
    pedidoEl: momento().notNull().default(sql`now()`),
    intentos: smallint().notNull().default(0),
    /** Not before then: the last time it did not work. */
    proximoEl: momento().notNull().default(sql`now()`),
  },
  (t) => [index('sello_pendiente_proximo_ix').on(t.proximoEl)],
)
