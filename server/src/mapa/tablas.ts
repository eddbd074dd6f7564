import type { Linea, Superficie } from '@catastro/domain/mapa/geometria'
import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, json, pgTable, point, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { calle } from '../catalogos/tablas.ts'
import { bytea, idPropio } from '../plataforma/columnas.ts'

/**
 * The ground. A form is kept as GeoJSON, in degrees, exactly as it came; what is looked for is its box, by GiST. Built-in
 * types alone, so that any PostgreSQL serves it. They compare within 1e-6, which in degrees is 11 cm: a box may be found
 * for touching what it nearly touches, and never be missed.
 */
const caja = customType<{ data: string }>({ dataType: () => 'box' })

/** The form as tiles draw it, whoever writes the row: what dibujo.ts reads. */
const dibujo = () => bytea().notNull().generatedAlwaysAs(sql`mapa.dibujo(forma)`)

/** A block: its form is what surrounds its parcels. */
export const manzana = pgTable(
  'manzana',
  {
    idManzana: idPropio(),
    seccion: varchar({ length: 15 }).notNull(),
    manzana: varchar({ length: 15 }).notNull(),
    forma: json().$type<Superficie>().notNull(),
    caja: caja().notNull(),
    centro: point().notNull(),
    dibujo: dibujo(),
  },
  (t) => [uniqueIndex('manzana_uq').on(t.seccion, t.manzana), index('manzana_caja_ix').using('gist', t.caja)],
)

/** A parcel. Several padrones on one ground (flats) are several parcels of the same form. */
export const parcela = pgTable(
  'parcela',
  {
    idParcela: idPropio(),
    /** Null where the register has none for it. */
    padron: varchar({ length: 8 }),
    idManzana: integer()
      .notNull()
      .references(() => manzana.idManzana),
    parcela: varchar({ length: 15 }).notNull().default(''),
    forma: json().$type<Superficie>().notNull(),
    caja: caja().notNull(),
    centro: point().notNull(),
    dibujo: dibujo(),
  },
  (t) => [
    uniqueIndex('parcela_padron_uq').on(t.padron),
    index('parcela_manzana_ix').on(t.idManzana),
    index('parcela_caja_ix').using('gist', t.caja),
  ],
)

/** The axis of a street. */
export const calleEje = pgTable(
  'calle_eje',
  {
    idCalleEje: idPropio(),
    idCalle: integer().references(() => calle.idCalle),
    nombre: varchar({ length: 60 }).notNull(),
    avenida: boolean().notNull().default(false),
    forma: json().$type<Linea>().notNull(),
    caja: caja().notNull(),
  },
  (t) => [index('calle_eje_caja_ix').using('gist', t.caja)],
)
