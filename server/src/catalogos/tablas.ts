import { MAX_MOTIVO_DE_BAJA } from '@catastro/domain/catalogos/reglas'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { persona } from '../personas/tablas.ts'
import { centavos, claveDeNombre, habilitado, huella, idPropio, momento } from '../plataforma/columnas.ts'

export const reparticion = pgTable(
  'reparticion',
  { idReparticion: idPropio(), reparticion: varchar({ length: 40 }).notNull(), ...huella },
  (t) => [uniqueIndex('reparticion_nombre_uq').on(claveDeNombre(t.reparticion))],
)

export const institucionTipo = pgTable(
  'institucion_tipo',
  {
    idInstitucionTipo: idPropio(),
    institucionTipo: varchar({ length: 40 }).notNull(),
    estado: habilitado(),
    ...huella,
  },
  (t) => [uniqueIndex('institucion_tipo_nombre_uq').on(claveDeNombre(t.institucionTipo))],
)

export const institucion = pgTable(
  'institucion',
  {
    idInstitucion: idPropio(),
    institucion: varchar({ length: 30 }).notNull(),
    idInstitucionTipo: integer()
      .notNull()
      .references(() => institucionTipo.idInstitucionTipo),
    estado: habilitado(),
    ...huella,
  },
  (t) => [uniqueIndex('institucion_nombre_uq').on(claveDeNombre(t.institucion), t.idInstitucionTipo)],
)

export const oficina = pgTable(
  'oficina',
  {
    idOficina: idPropio(),
    oficina: varchar({ length: 30 }).notNull(),
    idReparticion: integer()
      .notNull()
      .references(() => reparticion.idReparticion),
    idInstitucion: integer()
      .notNull()
      .references(() => institucion.idInstitucion),
    estado: habilitado(),
    ...huella,
  },
  (t) => [
    uniqueIndex('oficina_nombre_uq').on(claveDeNombre(t.oficina), t.idReparticion),
    index('oficina_reparticion_ix').on(t.idReparticion, t.estado),
  ],
)

/** The department of an employee follows from the office, so the pair can never disagree. */
export const empleado = pgTable('empleado', {
  idPersona: integer()
    .primaryKey()
    .references(() => persona.idPersona),
  idOficina: integer()
    .notNull()
    .references(() => oficina.idOficina),
  /** When they left, and why; whoever comes back has neither. */
  bajaEl: momento(),
  motivoDeBaja: varchar({ length: MAX_MOTIVO_DE_BAJA }),
  ...huella,
})

export const inspector = pgTable('inspector', {
  idInspector: idPropio(),
  idPersona: integer()
    .notNull()
    .unique()
    .references(() => persona.idPersona),
  idOficina: integer()
    .notNull()
    .references(() => oficina.idOficina),
  estado: habilitado(),
  ...huella,
})

export const calleTipo = pgTable('calle_tipo', {
  idCalleTipo: idPropio(),
  calleTipo: varchar({ length: 30 }).notNull().unique(),
})

export const calle = pgTable(
  'calle',
  {
    idCalle: idPropio(),
    calle: varchar({ length: 60 }).notNull(),
    idCalleTipo: integer()
      .notNull()
      .references(() => calleTipo.idCalleTipo),
    estado: habilitado(),
    ...huella,
  },
  (t) => [uniqueIndex('calle_nombre_uq').on(claveDeNombre(t.calle), t.idCalleTipo)],
)

export const inmuebleTipo = pgTable('inmueble_tipo', {
  idInmuebleTipo: idPropio(),
  inmuebleTipo: varchar({ length: 40 }).notNull().unique(),
})

export const obraTipo = pgTable(
  'obra_tipo',
  { idObraTipo: idPropio(), obraTipo: varchar({ length: 40 }).notNull(), ...huella },
  (t) => [uniqueIndex('obra_tipo_nombre_uq').on(claveDeNombre(t.obraTipo))],
)

/** What a work type costs, and since when; folders keep what they used. Of several for one day, the last one written rules. */
export const obraTipoHistorial = pgTable(
  'obra_tipo_historial',
  {
    id: idPropio(),
    idObraTipo: integer()
      .notNull()
      .references(() => obraTipo.idObraTipo),
    timbrado: centavos().notNull(),
    provisorio: centavos().notNull(),
    definitivo: centavos().notNull(),
    vigenteDesde: momento().notNull(),
    usrmod: integer(),
    /** The second person, where it takes two. */
    confirmadoPor: integer().references(() => persona.idPersona),
    /** Of the seed, and not yet the city's: nothing is charged with it. */
    porConfirmar: boolean().notNull().default(false),
    registradoEl: momento().notNull().default(sql`now()`),
  },
  (t) => [
    index('obra_tipo_historial_ix').on(t.idObraTipo, t.vigenteDesde, t.id),
    check('obra_tipo_importes_ck', sql`least(${t.timbrado}, ${t.provisorio}, ${t.definitivo}) >= 0`),
  ],
)

/** A view: each work type with the prices in force at this moment. Its SQL stands in the migrations. */
export const obraTipoVigente = pgView('obra_tipo_vigente', {
  idObraTipo: integer().notNull(),
  obraTipo: varchar({ length: 40 }).notNull(),
  usrmod: integer(),
  timbrado: centavos().notNull(),
  provisorio: centavos().notNull(),
  definitivo: centavos().notNull(),
  proximoCambio: momento(),
  porConfirmar: boolean().notNull(),
}).existing()

export const uso = pgTable('uso', {
  idUso: integer().primaryKey(),
  uso: varchar({ length: 40 }).notNull().unique(),
})

export const tarifa = pgTable(
  'tarifa',
  {
    idTarifa: idPropio(),
    tarifa: varchar({ length: 40 }).notNull(),
    tipo: varchar({ length: 10 }).notNull(),
    ...huella,
  },
  (t) => [uniqueIndex('tarifa_nombre_uq').on(claveDeNombre(t.tarifa))],
)

/**
 * What a tariff is worth, and since when; forms keep the value that they used. Of several for one day, the last one
 * written rules. `factor` in ten-thousandths, so that it needs no floating point. Only `valor` enters a computation.
 */
export const tarifaHistorial = pgTable(
  'tarifa_historial',
  {
    id: idPropio(),
    idTarifa: integer()
      .notNull()
      .references(() => tarifa.idTarifa),
    precioUnitario: centavos().notNull(),
    factor: bigint({ mode: 'number' }).notNull(),
    valor: centavos().notNull(),
    vigenteDesde: momento().notNull(),
    usrmod: integer(),
    /** The second person, where it takes two. */
    confirmadoPor: integer().references(() => persona.idPersona),
    /** Of the seed, and not yet the city's: nothing is charged with it. */
    porConfirmar: boolean().notNull().default(false),
    registradoEl: momento().notNull().default(sql`now()`),
  },
  (t) => [
    index('tarifa_historial_ix').on(t.idTarifa, t.vigenteDesde, t.id),
    check('tarifa_importes_ck', sql`least(${t.precioUnitario}, ${t.factor}, ${t.valor}) >= 0`),
  ],
)

/** A view: each tariff with the values in force at this moment. Its SQL stands in the migrations. */
export const tarifaVigente = pgView('tarifa_vigente', {
  idTarifa: integer().notNull(),
  tarifa: varchar({ length: 40 }).notNull(),
  tipo: varchar({ length: 10 }).notNull(),
  usrmod: integer(),
  precioUnitario: centavos().notNull(),
  factor: bigint({ mode: 'number' }).notNull(),
  valor: centavos().notNull(),
  proximoCambio: momento(),
  porConfirmar: boolean().notNull(),
}).existing()

/** The catalogue of forms; note that the id is not the code (form 14 is type 17). */
export const formularioTipo = pgTable('formulario_tipo', {
  idFormularioTipo: integer().primaryKey(),
  formularioTipo: varchar({ length: 80 }).notNull(),
  codigo: varchar({ length: 10 }).notNull().unique(),
  /** Whether an encomienda may carry it: placeholders and forms with a flow of their own may not. */
  completable: boolean().notNull(),
})

export const encomiendaTipo = pgTable('encomienda_tipo', {
  idEncomiendaTipo: integer().primaryKey(),
  encomiendatipo: varchar({ length: 60 }).notNull().unique(),
  /** When to choose it, in a line. */
  explicacion: varchar({ length: 160 }).notNull().default(''),
  requiereCroquis: boolean().notNull(),
  /** It is not offered any more; its folders go on. */
  retirado: boolean().notNull().default(false),
})

/**
 * What somebody wrote for a tariff or a work type and holds only when another person has confirmed it. `datos`: as
 * the call took them; `idRegistro` null: a new one. One record has at most one waiting.
 */
export const cambioDePrecio = pgTable(
  'cambio_de_precio',
  {
    idCambio: idPropio(),
    clase: varchar({ length: 9, enum: ['TARIFA', 'OBRA_TIPO'] }).notNull(),
    idRegistro: integer(),
    nombre: varchar({ length: 40 }).notNull(),
    datos: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    autor: integer()
      .notNull()
      .references(() => persona.idPersona),
    escritoEl: momento().notNull().default(sql`now()`),
    estado: varchar({ length: 10, enum: ['PENDIENTE', 'CONFIRMADO', 'RETIRADO'] })
      .notNull()
      .default('PENDIENTE'),
    resueltoPor: integer().references(() => persona.idPersona),
    resueltoEl: momento(),
  },
  (t) => [
    uniqueIndex('cambio_de_precio_pendiente_uq')
      .on(t.clase, t.idRegistro)
      .where(sql`estado = 'PENDIENTE' and id_registro is not null`),
    check('cambio_de_precio_resuelto_ck', sql`(${t.estado} = 'PENDIENTE') = (${t.resueltoEl} is null)`),
    check('cambio_de_precio_otro_ck', sql`${t.estado} <> 'CONFIRMADO' or ${t.resueltoPor} <> ${t.autor}`),
  ],
)
