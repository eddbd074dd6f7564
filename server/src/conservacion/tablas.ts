import { NOMBRES_DE_CLASE } from '@catastro/domain/conservacion/clases'
import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { carpeta } from '../carpetas/tablas.ts'
import { idPropio, momento } from '../plataforma/columnas.ts'

/** What went, each time that something did. */
export const conservacionHecha = pgTable(
  'conservacion_hecha',
  {
    id: idPropio(),
    clase: varchar({ length: 12, enum: NOMBRES_DE_CLASE as [string, ...string[]] }).notNull(),
    dias: integer().notNull(),
    hasta: momento().notNull(),
    cuantas: integer().notNull(),
    hechaEl: momento().notNull(),
  },
  (t) => [index('conservacion_hecha_ix').on(t.clase, t.hechaEl)],
)

/** A folder whose personal data went. What the audit copied of them goes later, once what took them is sealed. */
export const carpetaSinDatos = pgTable('carpeta_sin_datos', {
  idCarpeta: integer()
    .primaryKey()
    .references(() => carpeta.idCarpeta),
  suprimidaEl: momento().notNull(),
  auditoriaEl: momento(),
})
