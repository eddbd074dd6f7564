import { sql } from 'drizzle-orm'
import { bigint, char, index, integer, jsonb, pgTable, primaryKey, smallint, uuid, varchar } from 'drizzle-orm/pg-core'
import { momento } from './columnas.ts'

/** Who changed what: one row a write, made by one trigger on every table (migration 0002). Append-only. */
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
  },
  (t) => [index('auditoria_entidad_ix').on(t.entidad, t.idEntidad)],
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

/** Look-ups of people and land: who, what kind, a hash of the criterion, when (S-9). */
export const consultaPersonal = pgTable(
  'consulta_personal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    idPersona: integer().notNull(),
    tipo: varchar({ length: 80 }).notNull(),
    criterioHash: char({ length: 64 }).notNull(),
    ocurridoEl: momento().notNull().default(sql`now()`),
  },
  (t) => [
    index('consulta_personal_ix').on(t.idPersona, t.ocurridoEl),
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

/** Stored files that no row named when they were listed, and since when. */
export const archivoSinFila = pgTable('archivo_sin_fila', {
  nombre: varchar({ length: 120 }).primaryKey(),
  vistoEl: momento().notNull().default(sql`now()`),
})

/** One row in the demo city's database, from when it was seeded, and none in any other (semilla/demostracion.ts). */
export const demostracion = pgTable('demostracion', { desde: momento().primaryKey().default(sql`now()`) })
