import { MAX_MOTIVO_DE_DOMICILIO } from '@catastro/domain/personas/reglas'
import { sql } from 'drizzle-orm'
import { char, check, date, index, integer, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { claveDeNombre, huella, idPropio, momento } from '../plataforma/columnas.ts'

/** A person known here. The number is Ciudad Digital's own (id_persona), so it is never drawn from a sequence. */
export const persona = pgTable(
  'persona',
  {
    idPersona: integer().primaryKey(),
    documentoPersona: char({ length: 11 }).notNull().unique(),
    nombrePersona: varchar({ length: 60 }).notNull(),
    apellidoPersona: varchar({ length: 60 }).notNull(),
    emailPersona: varchar({ length: 120 }).notNull().default(''),
    telefonoPersona: varchar({ length: 30 }).notNull().default(''),
    /** Since when mail and phone were taken away at their asking: what Ciudad Digital says of them is not kept again. */
    contactoSuprimidoEl: momento(),
    creadoEl: momento().notNull().default(sql`now()`),
  },
  (t) => [
    // The DNI inside the CUIL.
    index('persona_dni_ix').on(sql`substr(${t.documentoPersona}, 3, 8)`),
    index('persona_nombre_ix').on(t.apellidoPersona, t.nombrePersona),
    check('persona_documento_ck', sql`${t.documentoPersona} ~ '^\\d{11}$'`),
  ],
)

export const perfil = pgTable('perfil', {
  idPerfil: integer().primaryKey(),
  perfil: varchar({ length: 30 }).notNull().unique(),
})

export const rol = pgTable('rol', {
  idRol: integer().primaryKey(),
  rol: varchar({ length: 60 }).notNull().unique(),
  idPerfil: integer()
    .notNull()
    .references(() => perfil.idPerfil),
})

export const personaRol = pgTable(
  'persona_rol',
  {
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    idRol: integer()
      .notNull()
      .references(() => rol.idRol),
    desde: momento().notNull().default(sql`now()`),
    usrmod: integer(),
  },
  (t) => [primaryKey({ columns: [t.idPersona, t.idRol] })],
)

export const colegioProf = pgTable(
  'colegio_prof',
  { idColegioProf: idPropio(), colegioProf: varchar({ length: 80 }).notNull(), ...huella },
  (t) => [uniqueIndex('colegio_prof_nombre_uq').on(claveDeNombre(t.colegioProf))],
)

export const profesion = pgTable(
  'profesion',
  {
    idProfesion: idPropio(),
    profesion: varchar({ length: 60 }).notNull(),
    idColegioProf: integer()
      .notNull()
      .references(() => colegioProf.idColegioProf),
    ...huella,
  },
  (t) => [uniqueIndex('profesion_nombre_uq').on(claveDeNombre(t.profesion))],
)

export const universidad = pgTable(
  'universidad',
  { idUniversidad: idPropio(), universidad: varchar({ length: 80 }).notNull(), ...huella },
  (t) => [uniqueIndex('universidad_nombre_uq').on(claveDeNombre(t.universidad))],
)

/** `domicilio` is written once, by its own person; afterwards only an ADMINISTRADOR changes it (S-14). */
export const profesional = pgTable(
  'profesional',
  {
    idProfesional: idPropio(),
    idPersona: integer()
      .notNull()
      .unique()
      .references(() => persona.idPersona),
    idProfesion: integer()
      .notNull()
      .references(() => profesion.idProfesion),
    idUniversidad: integer()
      .notNull()
      .references(() => universidad.idUniversidad),
    domicilio: varchar({ length: 30 }),
    matricula: varchar({ length: 20 }).notNull(),
    fechaVencimiento: date({ mode: 'string' }).notNull(),
    ...huella,
  },
  (t) => [uniqueIndex('profesional_matricula_uq').on(t.idProfesion, claveDeNombre(t.matricula))],
)

export const propietario = pgTable('propietario', {
  idPropietario: idPropio(),
  idPersona: integer()
    .notNull()
    .unique()
    .references(() => persona.idPersona),
  domicilio: varchar({ length: 30 }),
  /** Why staff corrected it last; nobody asks its person why. */
  motivoDelDomicilio: varchar({ length: MAX_MOTIVO_DE_DOMICILIO }),
  ...huella,
})

/** Whom each person looked up by CUIL as an owner, and when last: for a day they may name them by number. */
export const propietarioHallado = pgTable(
  'propietario_hallado',
  {
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    idPropietario: integer()
      .notNull()
      .references(() => propietario.idPropietario),
    halladoEl: momento().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.idPersona, t.idPropietario] })],
)

/** Who came with a number or a document that the portal knows as somebody else's: an ADMINISTRADOR looks into it. */
export const identidadRechazada = pgTable(
  'identidad_rechazada',
  {
    idIdentidad: idPropio(),
    /** As Ciudad Digital gave them. */
    idPersona: integer().notNull(),
    documento: char({ length: 11 }).notNull(),
    nombre: varchar({ length: 121 }).notNull(),
    primeraEl: momento().notNull().default(sql`now()`),
    ultimaEl: momento().notNull().default(sql`now()`),
    veces: integer().notNull().default(1),
    aceptadaEl: momento(),
    aceptadaPor: integer().references(() => persona.idPersona),
  },
  (t) => [
    uniqueIndex('identidad_rechazada_uq').on(t.idPersona, t.documento),
    check('identidad_rechazada_ck', sql`(${t.aceptadaPor} is null) = (${t.aceptadaEl} is null)`),
  ],
)
