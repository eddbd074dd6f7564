import { AL_VENCER, MAX_NOMBRE_DE_DIA, SITUACIONES } from '@catastro/domain/plazos/reglas'
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { encomiendaTipo } from '../catalogos/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { habilitado, huella, idPropio, momento } from '../plataforma/columnas.ts'

/** How long a folder may wait for each thing; without a type, of every type that has no term of its own. */
export const plazo = pgTable(
  'plazo',
  {
    idPlazo: idPropio(),
    situacion: varchar({ length: 25, enum: SITUACIONES }).notNull(),
    idEncomiendaTipo: integer().references(() => encomiendaTipo.idEncomiendaTipo),
    dias: smallint().notNull(),
    habiles: boolean().notNull(),
    alVencer: varchar({ length: 12, enum: AL_VENCER }).notNull().default('NADA'),
    estado: habilitado(),
    ...huella,
  },
  (t) => [
    uniqueIndex('plazo_uq').on(t.situacion, sql`coalesce(${t.idEncomiendaTipo}, 0)`),
    check('plazo_dias_ck', sql`${t.dias} > 0`),
  ],
)

/** Holidays, and each day of a closure. */
export const noLaborable = pgTable('no_laborable', {
  fecha: date({ mode: 'string' }).primaryKey(),
  nombre: varchar({ length: MAX_NOMBRE_DE_DIA }).notNull(),
  estado: habilitado(),
  ...huella,
})

/** Years whose holidays somebody has said to be all there. */
export const anioConfirmado = pgTable('anio_confirmado', {
  anio: smallint().primaryKey(),
  ...huella,
})

/** A rule or a day changed: the due dates of open folders are to be counted again. How far that went is kept. */
export const recalculo = pgTable('recalculo', {
  idRecalculo: idPropio(),
  pedidoPor: integer()
    .notNull()
    .references(() => persona.idPersona),
  pedidoEl: momento().notNull().default(sql`now()`),
  /** The last folder that was counted again. */
  hastaCarpeta: integer().notNull().default(0),
  terminadoEl: momento(),
})
