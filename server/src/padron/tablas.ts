import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { calle, inmuebleTipo } from '../catalogos/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { idPropio, momento } from '../plataforma/columnas.ts'

/**
 * An address. The register's own (origen PADRON) are everybody's; typed ones (MANUAL) belong to who typed them.
 * The columns take the widest of the limits; each call enforces its own.
 */
export const domicilio = pgTable(
  'domicilio',
  {
    idDomicilio: idPropio(),
    idCalle: integer().references(() => calle.idCalle),
    calleTexto: varchar({ length: 60 }).notNull(),
    nroPuerta: varchar({ length: 4 }).notNull().default(''),
    piso: varchar({ length: 2 }).notNull().default(''),
    departamento: varchar({ length: 2 }).notNull().default(''),
    seccion: varchar({ length: 15 }).notNull().default(''),
    manzana: varchar({ length: 15 }).notNull().default(''),
    parcela: varchar({ length: 15 }).notNull().default(''),
    distrito: varchar({ length: 15 }).notNull().default(''),
    dominio: varchar({ length: 15 }).notNull().default(''),
    padron: varchar({ length: 8 }).notNull(),
    idInmuebleTipo: integer().references(() => inmuebleTipo.idInmuebleTipo),
    idPersonaAlta: integer().references(() => persona.idPersona),
    origen: varchar({ length: 6, enum: ['PADRON', 'MANUAL'] }).notNull(),
    creadoEl: momento().notNull().default(sql`now()`),
  },
  (t) => [
    index('domicilio_padron_ix').on(t.padron),
    check('domicilio_padron_ck', sql`${t.padron} ~ '^\\d{1,8}$'`),
    check('domicilio_origen_ck', sql`${t.origen} in ('PADRON', 'MANUAL')`),
  ],
)

/** The land register. */
export const padron = pgTable(
  'padron',
  {
    padronm: varchar({ length: 8 }).primaryKey(),
    padronp: varchar({ length: 12 }).notNull(),
    apeynom: varchar({ length: 80 }).notNull(),
    dni: varchar({ length: 8 }),
    cuit: varchar({ length: 11 }),
    idDomicilio: integer().references(() => domicilio.idDomicilio),
  },
  (t) => [
    uniqueIndex('padron_provincial_uq').on(t.padronp),
    index('padron_dni_ix').on(t.dni),
    index('padron_cuit_ix').on(t.cuit),
    index('padron_nombre_ix').using('gin', sql`upper(${t.apeynom}) gin_trgm_ops`),
    check('padron_numero_ck', sql`${t.padronm} ~ '^\\d{1,8}$'`),
  ],
)
