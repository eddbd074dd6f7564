import { LARGO_DE_CODIGO } from '@catastro/domain/certificados/reglas'
import { MAX_DEPARTAMENTO, MAX_PROVINCIAL, MAX_PUERTA, MAX_TITULAR } from '@catastro/domain/padron/formas'
import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { calle, inmuebleTipo } from '../catalogos/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { idPropio, momento, textoPorBytes } from '../plataforma/columnas.ts'

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
    nroPuerta: varchar({ length: MAX_PUERTA }).notNull().default(''),
    piso: varchar({ length: 2 }).notNull().default(''),
    departamento: varchar({ length: MAX_DEPARTAMENTO }).notNull().default(''),
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
    // The register's, by street: what the map looks for.
    index('domicilio_calle_ix').on(t.idCalle).where(sql`origen = 'PADRON'`),
    // What is on the same block.
    index('domicilio_manzana_ix').on(t.manzana, t.seccion, t.distrito).where(sql`manzana <> ''`),
    check('domicilio_padron_ck', sql`${t.padron} ~ '^\\d{1,8}$'`),
    check('domicilio_origen_ck', sql`${t.origen} in ('PADRON', 'MANUAL')`),
  ],
)

/** The land register. */
export const padron = pgTable(
  'padron',
  {
    padronm: varchar({ length: 8 }).primaryKey(),
    padronp: varchar({ length: MAX_PROVINCIAL }).notNull(),
    apeynom: varchar({ length: MAX_TITULAR }).notNull(),
    dni: varchar({ length: 8 }),
    cuit: varchar({ length: 11 }),
    idDomicilio: integer().references(() => domicilio.idDomicilio),
    /** The name as the search compares it: the database keeps it, whoever writes the row. */
    clave: textoPorBytes().notNull().generatedAlwaysAs(sql`nombre_de_busqueda(apeynom)`),
  },
  (t) => [
    // However it is written: `claveProvincial` in the domain.
    uniqueIndex('padron_provincial_uq').on(sql`translate(${t.padronp}, '- ', '')`),
    // Each address that an undone import takes away is looked for here.
    index('padron_domicilio_ix').on(t.idDomicilio),
    index('padron_dni_ix').on(t.dni),
    index('padron_cuit_ix').on(t.cuit),
    index('padron_clave_ix').on(t.clave, t.padronm),
    // Without a list of what is pending: every search would read it whole.
    index('padron_pares_ix').using('gin', sql`pares_de_nombre(${t.clave})`).with({ fastupdate: false }),
    check('padron_numero_ck', sql`${t.padronm} ~ '^\\d{1,8}$'`),
  ],
)

/**
 * Each word of each holder's name, with the name and the property: a look-up by a word's beginning reads nothing else, and
 * ends when it has enough. Triggers keep it (migration).
 */
export const palabraDePadron = pgTable(
  'palabra_de_padron',
  {
    palabra: textoPorBytes().notNull(),
    clave: textoPorBytes().notNull(),
    padronm: varchar({ length: 8 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.palabra, t.clave, t.padronm] })],
)

/** What was certified of a property, as it was that day: later changes of the register do not change it. */
export const certificadoDePadron = pgTable(
  'certificado_de_padron',
  {
    idCertificado: idPropio(),
    numero: varchar({ length: 20 }).notNull().unique(),
    /** Nobody guesses it: whoever has it holds the certificate. */
    codigo: char({ length: LARGO_DE_CODIGO }).notNull().unique(),
    padron: varchar({ length: 8 }).notNull(),
    padronProvincial: varchar({ length: MAX_PROVINCIAL }).notNull(),
    titular: varchar({ length: MAX_TITULAR }).notNull(),
    domicilio: varchar({ length: 120 }).notNull(),
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    emitidoEl: momento().notNull().default(sql`now()`),
    /** The PDF in the file store. */
    ruta: varchar({ length: 120 }).notNull().unique(),
    tamano: integer().notNull(),
    sha256: char({ length: 64 }).notNull(),
    /** Whose seal those bytes carry, and since when. */
    selladoPor: varchar({ length: 200 }),
    selladoEl: momento(),
  },
  (t) => [index('certificado_de_padron_persona_ix').on(t.idPersona, t.padron, t.idCertificado)],
)
