import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { bytea, momento, transaccion } from './columnas.ts'

/**
 * Who changed what: one row a write, made by one trigger on every table. Append-only, and sealed row after row in
 * `cadena.sello` once no older transaction runs (ADR 20).
 */
export const auditoria = pgTable(
  'auditoria',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    idPersona: integer(),
    accion: varchar({ length: 6, enum: ['INSERT', 'UPDATE', 'DELETE'] }).notNull(),
    entidad: varchar({ length: 63 }).notNull(),
    idEntidad: varchar({ length: 80 }).notNull(),
    antes: jsonb().$type<Readonly<Record<string, unknown>>>(),
    despues: jsonb().$type<Readonly<Record<string, unknown>>>(),
    ocurridoEl: momento().notNull().default(sql`now()`),
    /** The transaction that wrote it; '3', older than any, for what was written before this was noted. */
    transaccion: transaccion().notNull().default(sql`pg_current_xact_id()`),
    /** What it is sealed with, worked out as it is written; null, of what was written before, when it is sealed. */
    huella: bytea(),
  },
  (t) => [
    index('auditoria_entidad_ix').on(t.entidad, t.idEntidad),
    index('auditoria_orden_ix').on(t.transaccion, t.id),
  ],
)

/**
 * What an import wrote to one table by one statement, or what undoing it did: each row as it was and as it is. Its row of
 * `auditoria` says with which SHA-256, so that the chain holds for all of them (ADR 52). A trigger writes both.
 */
export const auditoriaTanda = pgTable(
  'auditoria_tanda',
  {
    idAuditoria: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => auditoria.id, { onDelete: 'cascade' }),
    idImportacion: integer().notNull(),
    paso: varchar({ length: 8, enum: ['APLICAR', 'DESHACER'] }).notNull(),
    entidad: varchar({ length: 63 }).notNull(),
    accion: varchar({ length: 6, enum: ['INSERT', 'UPDATE', 'DELETE'] }).notNull(),
    /** Of its rows, as `auditoria` writes them: what a row is looked up by. */
    claves: text().array().notNull(),
    /** `[{clave, antes, despues}]`, letter for letter as PostgreSQL writes a row. */
    contenido: json().$type<readonly unknown[]>().notNull(),
  },
  (t) => [
    index('auditoria_tanda_claves_ix').using('gin', t.claves),
    index('auditoria_tanda_importacion_ix').on(t.idImportacion, t.idAuditoria),
  ],
)

/** Submissions already answered, by their Idempotency-Key. */
export const idempotencia = pgTable(
  'idempotencia',
  {
    idPersona: integer().notNull(),
    clave: varchar({ length: 80 }).notNull(),
    llamada: varchar({ length: 80 }).notNull(),
    huella: char({ length: 64 }).notNull(),
    estado: smallint(),
    respuesta: jsonb(),
    vence: momento().notNull(),
  },
  (t) => [primaryKey({ columns: [t.idPersona, t.clave] }), index('idempotencia_vence_ix').on(t.vence)],
)

/**
 * Who looked up or read personal data, or was refused: who, as what, which call, whose, when (S-9). Neither what was asked
 * nor whose it was is here, but a keyed hash of each. Append-only; `olvidar_consultas` cuts what is old.
 */
export const consultaPersonal = pgTable(
  'consulta_personal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    idPersona: integer().notNull(),
    tipo: varchar({ length: 80 }).notNull(),
    /** A look-up is noted before it is answered, and the others after. */
    clase: varchar({ length: 8, enum: ['CONSULTA', 'LECTURA', 'RECHAZO'] })
      .notNull()
      .default('CONSULTA'),
    criterioHash: char({ length: 64 }).notNull(),
    /** The person it is about; null where it is nobody in particular. */
    sujetoHash: char({ length: 64 }),
    /** Of a list, all whom it showed but its reader. */
    sujetos: text().array(),
    /** The reader's role at that time; null for who is not staff. */
    rol: varchar({ length: 40 }),
    ocurridoEl: momento().notNull().default(sql`now()`),
  },
  (t) => [
    index('consulta_personal_sujeto_ix').on(t.sujetoHash, t.id).where(sql`sujeto_hash is not null`),
    index('consulta_personal_sujetos_ix').using('gin', t.sujetos),
    index('consulta_personal_fecha_ix').using('brin', t.ocurridoEl),
  ],
)

/** Submissions and look-ups of a person in a minute, counted for all processes together. */
export const usoPorMinuto = pgTable(
  'uso_por_minuto',
  {
    idPersona: integer().notNull(),
    clase: varchar({ length: 10 }).notNull(),
    minuto: momento().notNull(),
    cuenta: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.idPersona, t.clase, t.minuto] })],
)

/**
 * Until where the log was when each person last wrote, for all processes together: what a replica has to have passed to be read by
 * them (ADR 57). Unlogged: it goes to no replica, and a crash forgets it; person 0 is the mark by which `Replica` notices.
 */
export const escrituraReciente = pgTable('escritura_reciente', {
  idPersona: integer().primaryKey(),
  /** In bytes. */
  posicion: bigint({ mode: 'number' }).notNull(),
  escritaEl: momento().notNull().default(sql`now()`),
})

/** Holders of properties that look-ups showed a person on a day of the city's, counted for all processes together. */
export const titularesPorDia = pgTable(
  'titulares_por_dia',
  {
    idPersona: integer().notNull(),
    dia: date({ mode: 'string' }).notNull(),
    mostrados: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.idPersona, t.dia] })],
)

/** The same by address, for whoever is not signed in: public calls, and tokens that were refused. */
export const usoPorDireccion = pgTable(
  'uso_por_direccion',
  {
    direccion: varchar({ length: 45 }).notNull(),
    clase: varchar({ length: 10 }).notNull(),
    minuto: momento().notNull(),
    cuenta: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.direccion, t.clase, t.minuto] })],
)

/** Bytes that a person has stored on a day of the city's, drafts and all (S-21). */
export const usoDeArchivos = pgTable(
  'uso_de_archivos',
  {
    idPersona: integer().notNull(),
    dia: date().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.idPersona, t.dia] })],
)

/** What is known of a file that somebody sent. `AUSENTE`: its bytes were not there to be looked at. */
export const ESTADOS_DE_REVISION = ['PENDIENTE', 'LIMPIO', 'INFECTADO', 'AUSENTE'] as const

/**
 * What the scanner said of stored bytes that a person sent, one row for all the rows that name them (S-22). A trigger
 * writes it in the transaction of the first of those, whether or not the city has a scanner.
 */
export const revisionDeArchivo = pgTable(
  'revision_de_archivo',
  {
    ruta: varchar({ length: 200 }).primaryKey(),
    estado: varchar({ length: 9, enum: ESTADOS_DE_REVISION }).notNull().default('PENDIENTE'),
    /** Who sent it and what they call it; null where it came with the database. */
    idPersona: integer(),
    nombre: varchar({ length: 200 }),
    pedidaEl: momento().notNull().default(sql`now()`),
    /** Not before then: the scanner could not say the last time. */
    proximaEl: momento().notNull().default(sql`now()`),
    revisadaEl: momento(),
    /** What was found in it. */
    hallazgo: varchar({ length: 200 }),
    /** When the bytes were moved out of reach. */
    apartadoEl: momento(),
  },
  (t) => [
    index('revision_pendiente_ix').on(t.proximaEl).where(sql`estado in ('PENDIENTE', 'AUSENTE')`),
    index('revision_infectado_ix').on(t.revisadaEl).where(sql`estado = 'INFECTADO'`),
    check('revision_de_archivo_ck', sql`(${t.estado} = 'INFECTADO') = (${t.hallazgo} is not null)`),
  ],
)

/**
 * Which store of files is this database's: one row, whose number stands in the store's mark too (archivos/identidad.ts).
 * `detenido_por`: how many files the sweep would have put aside when it stopped.
 */
export const almacen = pgTable('almacen', {
  id: uuid().primaryKey(),
  testigo: uuid().notNull(),
  migraciones: integer().notNull(),
  enReposoHasta: momento().notNull(),
  detenidoPor: integer(),
})

/** A run of numbers that nobody gets: somebody may have had them before the database came back from a copy. */
export interface Hueco {
  /** The sequence's name. */
  readonly numeracion: string
  readonly desde: number
  readonly hasta: number
}

/**
 * Each time that database and files turned out to be of different hours (archivos/identidad.ts): told until somebody says
 * that they know. `copiaHasta` and `sabidoHasta`: the last that was written as far as the database goes, and the last that
 * is known to have been written; `escrituras`, how many lie in between.
 */
export const restauracion = pgTable(
  'restauracion',
  {
    idRestauracion: integer().primaryKey().generatedByDefaultAsIdentity(),
    notadaEl: momento().notNull().default(sql`now()`),
    motivo: varchar({ length: 200 }).notNull(),
    copiaHasta: momento(),
    sabidoHasta: momento(),
    escrituras: bigint({ mode: 'number' }),
    huecos: jsonb().$type<readonly Hueco[]>().notNull(),
    confirmadaEl: momento(),
    confirmadaPor: integer(),
    nota: varchar({ length: 500 }),
  },
  (t) => [
    index('restauracion_sin_confirmar_ix').on(t.idRestauracion).where(sql`confirmada_el is null`),
    check(
      'restauracion_confirmada_ck',
      sql`(${t.confirmadaEl} is null) = (${t.confirmadaPor} is null) and (${t.confirmadaEl} is null) = (${t.nota} is null)`,
    ),
  ],
)

/** The versions of the portal that served this database, and each for the last time when. */
export const versionServida = pgTable('version_servida', {
  version: varchar({ length: 40 }).primaryKey(),
  migraciones: integer().notNull(),
  desde: momento().notNull().default(sql`now()`),
  ultimaVez: momento().notNull().default(sql`now()`),
})

/** What each job came to the last time, whichever process did it. */
export const trabajoHecho = pgTable('trabajo_hecho', {
  nombre: varchar({ length: 60 }).primaryKey(),
  /** Between two rounds of it. null: noted before that was known of those with an hour. */
  cadaSegundos: integer(),
  ultimaVez: momento().notNull().default(sql`now()`),
  /** One after the other, until one comes out well. */
  fallas: integer().notNull().default(0),
  error: varchar({ length: 300 }),
})

/** How far the rereading of the stored files has come: one row, written when the table is. */
export const relectura = pgTable(
  'relectura',
  {
    unica: boolean().primaryKey().default(true),
    /** The last that was read. */
    hasta: varchar({ length: 120 }).notNull().default(''),
    vueltaDesde: momento().notNull().default(sql`now()`),
    /** The last round that came to its end. */
    completaEl: momento(),
    leidos: integer().notNull().default(0),
  },
  (t) => [check('relectura_ck', sql`${t.unica}`)],
)

/** Stored files that a row names and are not what was kept (archivos/releer.ts). */
export const archivoDanado = pgTable('archivo_danado', {
  nombre: varchar({ length: 120 }).primaryKey(),
  problema: varchar({ length: 8, enum: ['FALTA', 'CAMBIADO'] }).notNull(),
  halladoEl: momento().notNull().default(sql`now()`),
})

/** Stored files that no row named when they were listed, and since when. */
export const archivoSinFila = pgTable('archivo_sin_fila', {
  nombre: varchar({ length: 120 }).primaryKey(),
  vistoEl: momento().notNull().default(sql`now()`),
})

/** Stored files that a row named and none does any more: what the sweep may delete (archivos/barrer.ts). */
export const archivoSoltado = pgTable('archivo_soltado', {
  nombre: varchar({ length: 120 }).primaryKey(),
  soltadoEl: momento().notNull().default(sql`now()`),
})

/**
 * Stored files that this database never named: perhaps the only trace of what was filed after the copy that it came back
 * from. What they look like, for an ADMINISTRADOR; kept until one says that they may go.
 */
export const archivoSinDueno = pgTable(
  'archivo_sin_dueno',
  {
    nombre: varchar({ length: 120 }).primaryKey(),
    recibidoEl: momento().notNull(),
    tamano: bigint({ mode: 'number' }).notNull(),
    /** By its bytes; null where they do not tell. */
    tipo: varchar({ length: 100 }),
    /** A PDF's own. */
    titulo: varchar({ length: 200 }),
    /** The folder that its title names. */
    idCarpeta: integer(),
    descartadoEl: momento(),
    descartadoPor: integer(),
  },
  (t) => [
    index('archivo_sin_dueno_ix').on(t.recibidoEl).where(sql`descartado_el is null`),
    check('archivo_sin_dueno_descartado_ck', sql`(${t.descartadoEl} is null) = (${t.descartadoPor} is null)`),
  ],
)

/** One row in the demo city's database, from when it was seeded, and none in any other (semilla/demostracion.ts). */
export const demostracion = pgTable('demostracion', { desde: momento().primaryKey().default(sql`now()`) })
