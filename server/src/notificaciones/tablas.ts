import { ESTADOS_DE_CORREO, MOTIVOS_DE_CORREO, type Redaccion } from '@catastro/domain/notificaciones/correo'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, uuid, varchar } from 'drizzle-orm/pg-core'
import { persona } from '../personas/tablas.ts'
import { idPropio, momento } from '../plataforma/columnas.ts'

/** The outbox: a mail is a row of the transaction that it tells of, and is sent afterwards. */
export const correoSaliente = pgTable(
  'correo_saliente',
  {
    idCorreo: idPropio(),
    /** Its Message-ID at every attempt, so that whoever gets it twice can tell. */
    idMensaje: uuid().notNull().unique().defaultRandom(),
    /** Absent for an office. */
    idPersona: integer().references(() => persona.idPersona),
    destinatario: varchar({ length: 120 }).notNull(),
    motivo: varchar({ length: 20, enum: MOTIVOS_DE_CORREO }).notNull(),
    redaccion: jsonb().$type<Redaccion>().notNull(),
    estado: varchar({ length: 10, enum: ESTADOS_DE_CORREO }).notNull().default('PENDIENTE'),
    intentos: smallint().notNull().default(0),
    proximoIntento: momento().notNull().default(sql`now()`),
    creadoEl: momento().notNull().default(sql`now()`),
    enviadoEl: momento(),
  },
  (t) => [
    index('correo_pendiente_ix').on(t.proximoIntento, t.idCorreo).where(sql`estado = 'PENDIENTE'`),
    index('correo_estado_ix').on(t.estado, t.idCorreo),
    index('correo_destinatario_ix').on(t.destinatario, t.enviadoEl),
    index('correo_busqueda_ix').using('gin', sql`lower(destinatario || ' ' || (redaccion ->> 'asunto')) gin_trgm_ops`),
  ],
)

/** The bytes stay with whoever made them; here is where they are. */
export const correoAdjunto = pgTable(
  'correo_adjunto',
  {
    idCorreo: integer()
      .notNull()
      .references(() => correoSaliente.idCorreo),
    orden: smallint().notNull(),
    nombre: varchar({ length: 120 }).notNull(),
    tipoMime: varchar({ length: 100 }).notNull(),
    ruta: varchar({ length: 120 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.idCorreo, t.orden] }), index('correo_adjunto_ruta_ix').on(t.ruta)],
)

/** The delivery log. */
export const correoIntento = pgTable(
  'correo_intento',
  {
    id: idPropio(),
    idCorreo: integer()
      .notNull()
      .references(() => correoSaliente.idCorreo),
    resultado: varchar({ length: 20 }).notNull(),
    detalle: varchar({ length: 300 }).notNull().default(''),
    /** Who asked for another attempt. */
    idPersona: integer().references(() => persona.idPersona),
    ocurridoEl: momento().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [index('correo_intento_ix').on(t.idCorreo, t.id)],
)
