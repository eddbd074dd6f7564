import { MOTIVOS_DE_APARTAR } from '@catastro/domain/visitas/apartados'
import type { RespuestaGuardada } from '@catastro/domain/visitas/campos'
import type { ItemDeLista } from '@catastro/domain/visitas/listas'
import {
  ESTADOS_DE_VISITA,
  LARGO_DE_CODIGO_DE_FOTO,
  MAX_INDICACIONES,
  MAX_MOTIVO,
  MAX_NOMBRE_DE_LISTA,
  MAX_OBSERVADO,
  MAX_TEXTO_DE_ITEM,
  MODOS,
  PARTES_DEL_DIA,
  RESULTADOS,
  SITUACIONES_DE_ITEM,
} from '@catastro/domain/visitas/reglas'
import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { archivo, carpeta } from '../carpetas/tablas.ts'
import { inspector, obraTipo, uso } from '../catalogos/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { habilitado, huella, idPropio, momento } from '../plataforma/columnas.ts'

/** What inspectors look at, for a work type, for a use, or (neither) for all that have none of their own. */
export const listaDeControl = pgTable(
  'lista_de_control',
  {
    idLista: idPropio(),
    nombre: varchar({ length: MAX_NOMBRE_DE_LISTA }).notNull(),
    orden: smallint().notNull().default(0),
    idObraTipo: integer().references(() => obraTipo.idObraTipo),
    idUso: integer().references(() => uso.idUso),
    /** Of its versions, the one in use. */
    version: integer().notNull().default(1),
    estado: habilitado(),
    ...huella,
  },
  (t) => [
    uniqueIndex('lista_de_control_uq')
      .on(sql`coalesce(${t.idObraTipo}, 0)`, sql`coalesce(${t.idUso}, 0)`)
      .where(sql`estado`),
    check('lista_de_control_ck', sql`${t.idObraTipo} is null or ${t.idUso} is null`),
  ],
)

/** A list as it was: what was answered with it is read with it. Append-only, as a trigger sees to. */
export const listaDeControlVersion = pgTable(
  'lista_de_control_version',
  {
    idLista: integer()
      .notNull()
      .references(() => listaDeControl.idLista),
    version: integer().notNull(),
    nombre: varchar({ length: MAX_NOMBRE_DE_LISTA }).notNull(),
    items: jsonb().$type<readonly ItemDeLista[]>().notNull(),
    usrmod: integer(),
    creadoEl: momento().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.idLista, t.version] })],
)

/**
 * A visit. Its inspector is its folder's: a trigger of `carpeta` keeps them together while it stands, and cancels it with a
 * folder that is closed or deleted.
 */
export const visita = pgTable(
  'visita',
  {
    idVisita: idPropio(),
    idCarpeta: integer()
      .notNull()
      .references(() => carpeta.idCarpeta),
    modo: varchar({ length: 11, enum: MODOS }).notNull(),
    estado: varchar({ length: 9, enum: ESTADOS_DE_VISITA }).notNull().default('PLANEADA'),
    dia: date({ mode: 'string' }).notNull(),
    hora: char({ length: 5 }),
    parte: varchar({ length: 6, enum: PARTES_DEL_DIA }),
    orden: smallint(),
    idInspector: integer().references(() => inspector.idInspector),
    /** Everybody who had it: what they sent from where there was no signal is not lost. */
    inspectores: integer().array().notNull(),
    indicaciones: varchar({ length: MAX_INDICACIONES }),
    motivo: varchar({ length: MAX_MOTIVO }),
    /** Of its calendar: one more at each change that a calendar shows. */
    secuencia: integer().notNull().default(0),
    version: integer().notNull().default(1),
    /** The day that its applicant was reminded of. */
    visperaDe: date({ mode: 'string' }),
    /** With which list it is answered at a distance. */
    idLista: integer().references(() => listaDeControl.idLista),
    versionDeLista: integer(),
    /** How many times the applicant was asked, at a distance. */
    vuelta: smallint().notNull().default(1),
    creadaPor: integer()
      .notNull()
      .references(() => persona.idPersona),
    usrmod: huella.usrmod,
    creadoEl: huella.creadoEl,
    modificadoEl: huella.modificadoEl,
  },
  (t) => [
    uniqueIndex('visita_en_pie_uq').on(t.idCarpeta).where(sql`estado in ('PLANEADA', 'ENVIADA')`),
    index('visita_carpeta_ix').on(t.idCarpeta, t.idVisita),
    index('visita_inspector_ix').on(t.idInspector, t.dia),
    index('visita_dia_ix').on(t.dia),
    index('visita_inspectores_ix').using('gin', t.inspectores),
    check('visita_cuando_ck', sql`${t.modo} = 'A DISTANCIA' or (${t.hora} is null) <> (${t.parte} is null)`),
    check('visita_motivo_ck', sql`(${t.estado} = 'CANCELADA') = (${t.motivo} is not null)`),
  ],
)

/**
 * What came from a phone, byte by byte as it came: with what its receipt says. VALE stands; APARTADO waits for the JEFE;
 * DESCARTADO was decided against.
 */
export const visitaEnvio = pgTable(
  'visita_envio',
  {
    idEnvio: idPropio(),
    /** Made on the phone. */
    id: uuid().notNull(),
    clase: varchar({ length: 9, enum: ['RESULTADO', 'FOTO'] }).notNull(),
    sha256: char({ length: 64 }).notNull(),
    idVisita: integer()
      .notNull()
      .references(() => visita.idVisita),
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    recibidoEl: momento().notNull().default(sql`clock_timestamp()`),
    situacion: varchar({ length: 10, enum: ['VALE', 'APARTADO', 'DESCARTADO'] }).notNull(),
    motivo: varchar({ length: 20, enum: MOTIVOS_DE_APARTAR }),
    resueltoPor: integer().references(() => persona.idPersona),
    resueltoEl: momento(),
    porQue: varchar({ length: MAX_MOTIVO }),
    /** Of a result. */
    contenido: text(),
    /** Of a photo, without what its camera wrote. */
    ruta: varchar({ length: 120 }),
    tipoMime: varchar({ length: 100 }),
    tamano: integer(),
    /** Of those bytes. */
    sha256Limpio: char({ length: 64 }),
    idItem: integer(),
    tomadaEl: momento(),
    /** Of the folder's files, while it stands. */
    idArchivo: integer().references(() => archivo.idArchivo),
  },
  (t) => [
    uniqueIndex('visita_envio_uq').on(t.id, t.sha256),
    uniqueIndex('visita_envio_vale_uq').on(t.id).where(sql`situacion = 'VALE'`),
    uniqueIndex('visita_resultado_vale_uq').on(t.idVisita).where(sql`situacion = 'VALE' and clase = 'RESULTADO'`),
    index('visita_envio_ix').on(t.idVisita, t.clase),
    index('visita_envio_apartado_ix').on(t.idEnvio).where(sql`situacion = 'APARTADO'`),
    index('visita_envio_ruta_ix').on(t.ruta),
    check(
      'visita_envio_ck',
      sql`(${t.clase} = 'RESULTADO') = (${t.contenido} is not null) and (${t.clase} = 'FOTO') = (${t.ruta} is not null)`,
    ),
    check('visita_envio_motivo_ck', sql`${t.situacion} = 'VALE' or ${t.motivo} is not null`),
  ],
)

/** What a visit found, signed: the content that stands, or the judgement of one at a distance. */
export const visitaResultado = pgTable('visita_resultado', {
  idVisita: integer()
    .primaryKey()
    .references(() => visita.idVisita),
  resultado: varchar({ length: 17, enum: RESULTADOS }).notNull(),
  /** With their words as they were read: the list may say it otherwise since. */
  respuestas: jsonb().$type<readonly RespuestaGuardada[]>().notNull(),
  notas: text().notNull().default(''),
  /** Those that it declares. */
  fotos: uuid().array().notNull(),
  firmadaPor: integer()
    .notNull()
    .references(() => persona.idPersona),
  /** As it was then. */
  firmante: varchar({ length: 160 }).notNull(),
  firmadaEl: momento().notNull().default(sql`clock_timestamp()`),
  enTelefonoEl: momento(),
  observada: boolean().notNull().default(false),
})

/** An item of a visit at a distance: whose turn it is, and what each said. */
export const visitaItem = pgTable(
  'visita_item',
  {
    idVisita: integer()
      .notNull()
      .references(() => visita.idVisita),
    idItem: integer().notNull(),
    orden: smallint().notNull(),
    texto: varchar({ length: MAX_TEXTO_DE_ITEM }).notNull(),
    situacion: varchar({ length: 9, enum: SITUACIONES_DE_ITEM }).notNull().default('PENDIENTE'),
    pedido: varchar({ length: MAX_OBSERVADO }).notNull().default(''),
    nota: varchar({ length: MAX_OBSERVADO }).notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.idVisita, t.idItem] })],
)

/** A code with which the applicant takes one photo, and the photo that it was used for. */
export const visitaCodigo = pgTable(
  'visita_codigo',
  {
    id: idPropio(),
    idVisita: integer().notNull(),
    idItem: integer().notNull(),
    codigo: char({ length: LARGO_DE_CODIGO_DE_FOTO }).notNull(),
    vuelta: smallint().notNull(),
    vence: momento().notNull(),
    usadoEl: momento(),
    sha256: char({ length: 64 }),
    idArchivo: integer().references(() => archivo.idArchivo),
  },
  (t) => [
    uniqueIndex('visita_codigo_uq').on(t.idVisita, t.idItem, t.codigo),
    foreignKey({ columns: [t.idVisita, t.idItem], foreignColumns: [visitaItem.idVisita, visitaItem.idItem] }),
    // One at a time: the new one takes the place of the last.
    uniqueIndex('visita_codigo_vigente_uq').on(t.idVisita, t.idItem).where(sql`usado_el is null`),
    check('visita_codigo_ck', sql`(${t.usadoEl} is null) = (${t.idArchivo} is null)`),
  ],
)

/** The secret of an inspector's calendar: only its SHA-256 is kept. */
export const agendaDeInspector = pgTable('agenda_de_inspector', {
  idInspector: integer()
    .primaryKey()
    .references(() => inspector.idInspector),
  huella: char({ length: 64 }).notNull().unique(),
  desde: momento().notNull().default(sql`now()`),
})

/** Of which each phone's key is made: one, written when the table is. */
export const secretoDeVisitas = pgTable(
  'secreto_de_visitas',
  {
    unico: boolean().primaryKey().default(true),
    secreto: char({ length: 64 })
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
  },
  (t) => [check('secreto_de_visitas_ck', sql`${t.unico}`)],
)
