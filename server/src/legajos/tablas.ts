import { sql } from 'drizzle-orm'
import { boolean, char, index, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core'
import { carpeta } from '../carpetas/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { momento } from '../plataforma/columnas.ts'

/** The printed file of a folder: the last one made, and whether another was asked for since. */
export const legajo = pgTable(
  'legajo',
  {
    idCarpeta: integer()
      .primaryKey()
      .references(() => carpeta.idCarpeta),
    pedidoPor: integer()
      .notNull()
      .references(() => persona.idPersona),
    pedidoEl: momento().notNull().default(sql`now()`),
    pendiente: boolean().notNull().default(true),
    intentos: smallint().notNull().default(0),
    /** Somebody is making it since then; one that died in the middle is taken over after a while. */
    tomadoEl: momento(),
    hechoEl: momento(),
    ruta: varchar({ length: 120 }),
    tamano: integer(),
    sha256: char({ length: 64 }),
  },
  (t) => [index('legajo_pendiente_ix').on(t.pedidoEl).where(sql`pendiente`)],
)
