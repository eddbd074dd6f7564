import { integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { persona } from '../personas/tablas.ts'
import { momento } from '../plataforma/columnas.ts'

/** What the city says of itself: each change is one more row, and none is changed or deleted. */
export const configuracion = pgTable(
  'configuracion',
  {
    clave: varchar({ length: 40 }).notNull(),
    version: integer().notNull(),
    valor: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    motivo: varchar({ length: 200 }).notNull(),
    autor: integer()
      .notNull()
      .references(() => persona.idPersona),
    escritoEl: momento().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clave, t.version] })],
)

/** Crests and photos, by what their bytes sum up to: one that came twice is one. */
export const imagenDeCiudad = pgTable('imagen_de_ciudad', {
  sha256: varchar({ length: 64 }).primaryKey(),
  ruta: varchar({ length: 64 }).notNull(),
  tipoMime: varchar({ length: 20 }).notNull(),
  tamano: integer().notNull(),
  subidaPor: integer()
    .notNull()
    .references(() => persona.idPersona),
  subidaEl: momento().notNull(),
})
