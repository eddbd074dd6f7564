import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { persona } from '../personas/tablas.ts'
import { idPropio, momento } from '../plataforma/columnas.ts'

/** Every writing of every draft takes the next number: a version is never seen twice. */
export const borradorVersion = pgSequence('borrador_version')

/** What is half typed. Not audited: it is nobody's act yet. */
export const borrador = pgTable(
  'borrador',
  {
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    clave: varchar({ length: 60 }).notNull(),
    datos: jsonb().$type<Record<string, unknown>>().notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    modificadoEl: momento().notNull().default(sql`now()`),
    /** The version that its person was warned about; a later one is warned about anew. */
    versionAvisada: bigint({ mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.idPersona, t.clave] }), index('borrador_modificado_ix').on(t.modificadoEl)],
)

/** Goes with its draft; the bytes then have no row, and are swept unless the filing gave them one of its own. */
export const borradorArchivo = pgTable(
  'borrador_archivo',
  {
    idArchivo: idPropio(),
    idPersona: integer().notNull(),
    clave: varchar({ length: 60 }).notNull(),
    campo: varchar({ length: 40 }).notNull(),
    nombreOriginal: varchar({ length: 200 }).notNull(),
    tipoMime: varchar({ length: 100 }).notNull(),
    tamano: integer().notNull(),
    sha256: char({ length: 64 }).notNull(),
    ruta: varchar({ length: 120 }).notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.idPersona, t.clave], foreignColumns: [borrador.idPersona, borrador.clave] }).onDelete(
      'cascade',
    ),
    index('borrador_archivo_ix').on(t.idPersona, t.clave),
    uniqueIndex('borrador_archivo_ruta_uq').on(t.ruta),
    check('borrador_archivo_tamano_ck', sql`${t.tamano} > 0`),
  ],
)
