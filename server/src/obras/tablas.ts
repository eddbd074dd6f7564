import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { manzana, parcela } from '../mapa/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { idPropio, momento } from '../plataforma/columnas.ts'

/** Whoever is told of the works on a block or on a parcel. What happened waits in the schema `obras` (its migration). */
export const obraSeguida = pgTable(
  'obra_seguida',
  {
    idSeguida: idPropio(),
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    idManzana: integer().references(() => manzana.idManzana),
    idParcela: integer().references(() => parcela.idParcela),
    /** What its mails carry to end it. It opens nothing else, and stays valid afterwards to say that it is ended. */
    codigo: varchar({ length: 20 }).notNull().unique(),
    creadoEl: momento().notNull().default(sql`now()`),
    /** Ended. Followed anew, it is another row with another code. */
    bajaEl: momento(),
  },
  (t) => [
    check('obra_seguida_una_cosa', sql`(id_manzana is null) <> (id_parcela is null)`),
    uniqueIndex('obra_seguida_manzana_uq').on(t.idManzana, t.idPersona).where(sql`baja_el is null`),
    uniqueIndex('obra_seguida_parcela_uq').on(t.idParcela, t.idPersona).where(sql`baja_el is null`),
    index('obra_seguida_persona_ix').on(t.idPersona).where(sql`baja_el is null`),
  ],
)
