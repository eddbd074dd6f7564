import { CATALOGOS, MAX_NOMBRE_DESCONOCIDO, RESPUESTAS } from '@catastro/domain/importaciones/desconocidos'
import {
  CLASES,
  CODIFICACIONES,
  ESTADOS_DE_IMPORTACION,
  FORMATOS_DE_ARCHIVO,
  SISTEMAS,
} from '@catastro/domain/importaciones/reglas'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, varchar } from 'drizzle-orm/pg-core'
import { persona } from '../personas/tablas.ts'
import { idPropio, momento } from '../plataforma/columnas.ts'

/**
 * A file of reference records that somebody sent. Its rows, and how far the work has got, stand in the schema
 * `importaciones` (migration 0006): drafts, which the audit leaves alone.
 */
export const importacion = pgTable(
  'importacion',
  {
    idImportacion: idPropio(),
    clase: varchar({ length: 20, enum: CLASES }).notNull(),
    estado: varchar({ length: 12, enum: ESTADOS_DE_IMPORTACION }).notNull(),
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    nombreArchivo: varchar({ length: 200 }).notNull(),
    formato: varchar({ length: 4, enum: FORMATOS_DE_ARCHIVO }).notNull(),
    /** In which letters, and in which system, a person said a shapefile is; without them, as it says itself. */
    codificacion: varchar({ length: 8, enum: CODIFICACIONES }),
    sistema: varchar({ length: 8, enum: SISTEMAS }),
    tamano: integer().notNull(),
    /** The stored bytes, until they have been read; a shapefile's, until it is applied or thrown away. */
    ruta: varchar({ length: 200 }),
    /** How often its work was begun, without one that ended in order. */
    intentos: smallint().notNull().default(0),
    altas: integer().notNull().default(0),
    cambios: integer().notNull().default(0),
    iguales: integer().notNull().default(0),
    rechazadas: integer().notNull().default(0),
    /** What the reader counted; null until it has. */
    leidas: integer(),
    /** Only its good rows are to be applied, or were. */
    parcial: boolean().notNull().default(false),
    /** Why it could not be read or applied. */
    motivo: varchar({ length: 500 }),
    creadoEl: momento().notNull().default(sql`now()`),
    aplicadaEl: momento(),
    /** Who asked for it to be undone: who answers for that in the audit. */
    deshace: integer().references(() => persona.idPersona),
    deshechaEl: momento(),
  },
  (t) => [
    // Rejected + applied + unchanged = rows read, always.
    check(
      'importacion_cuenta_ck',
      sql`${t.leidas} is null or ${t.leidas} = ${t.altas} + ${t.cambios} + ${t.iguales} + ${t.rechazadas}`,
    ),
    check('importacion_deshecha_ck', sql`${t.deshechaEl} is null or ${t.deshace} is not null`),
    index('importacion_pendiente_ix').on(t.estado).where(sql`estado in ('POR_REVISAR', 'POR_APLICAR', 'POR_DESHACER')`),
  ],
)

/** What a person said of a name that its catalogue has not: once, for every row and every import. */
export const equivalencia = pgTable(
  'equivalencia',
  {
    catalogo: varchar({ length: 12, enum: CATALOGOS }).notNull(),
    /** The name as the database tells names apart. */
    clave: varchar({ length: MAX_NOMBRE_DESCONOCIDO }).notNull(),
    respuesta: varchar({ length: 7, enum: RESPUESTAS }).notNull(),
    /** Of its catalogue. One that is not there any more answers nothing. */
    idDestino: integer(),
    /** How often it was answered: nobody answers over what they did not see. */
    version: integer().notNull(),
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    dichaEl: momento().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.catalogo, t.clave] }),
    check('equivalencia_destino_ck', sql`(${t.respuesta} = 'ES') = (${t.idDestino} is not null)`),
  ],
)
