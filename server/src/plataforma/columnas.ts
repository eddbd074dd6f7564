import type { Centavos, Metros, MetrosCuadrados } from '@catastro/domain/dinero'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** Shared column kinds, so that the same thing has the same type in every table. */

/** Keys that seed rows fix by hand and the rest draw from a sequence. */
export const idPropio = () => integer().primaryKey().generatedByDefaultAsIdentity()
/** Whole centavos, and hundredths of what is measured. */
export const centavos = () => bigint({ mode: 'number' }).$type<Centavos>()
export const metros = () => bigint({ mode: 'number' }).$type<Metros>()
export const metrosCuadrados = () => bigint({ mode: 'number' }).$type<MetrosCuadrados>()
export const momento = () => timestamp({ withTimezone: true, mode: 'date' })
/** A transaction's number, which never comes again while the database lives. */
export const transaccion = customType<{ data: string }>({ dataType: () => 'xid8' })
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const habilitado = () => boolean().notNull().default(true)
/** What every table that staff edit carries: who last wrote the row (from the token), and when. */
export const huella = {
  usrmod: integer(),
  creadoEl: momento().notNull().default(sql`now()`),
  modificadoEl: momento().notNull().default(sql`now()`),
}
/** What makes two names the same: neither case, nor accents, nor doubled spaces. The ñ is a letter of its own. */
export const claveDeNombre = (columna: AnyPgColumn) => sql`clave_de_nombre(${columna})`
/** Compared byte by byte, whatever the database's language: what begins alike stands together. */
export const textoPorBytes = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })
