import { LISTAS_DEL_PERSONAL } from '@catastro/domain/carpetas/listasDelPersonal'
import { ESTADOS, type Estado } from '@catastro/domain/carpetas/movimientos'
import { CLASES_DE_ARCHIVO, MAX_CONCEPTO, MAX_NUMERO_ANTERIOR, MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import { MAX_TITULAR } from '@catastro/domain/padron/formas'
import { SE_ASIGNAN } from '@catastro/domain/seguimiento/reglas'
import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { encomiendaTipo, formularioTipo, inmuebleTipo, inspector, obraTipo, oficina, uso } from '../catalogos/tablas.ts'
import { domicilio } from '../padron/tablas.ts'
import { pago } from '../pagos/tablas.ts'
import { persona, profesional, propietario } from '../personas/tablas.ts'
import { centavos, claveDeNombre, huella, idPropio, momento, textoPorBytes } from '../plataforma/columnas.ts'

export const encomiendaTipoFormulario = pgTable(
  'encomienda_tipo_formulario',
  {
    idEncomiendaTipo: integer()
      .notNull()
      .references(() => encomiendaTipo.idEncomiendaTipo),
    idFormularioTipo: integer()
      .notNull()
      .references(() => formularioTipo.idFormularioTipo),
    orden: smallint().notNull(),
    /** False: it did once. */
    lleva: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.idEncomiendaTipo, t.idFormularioTipo] })],
)

/**
 * What an encomienda type was, each time that the city changed it; none is changed or deleted. Version 0, as it came, is
 * written beside the first. What it is now is in its own row.
 */
export const encomiendaTipoVersion = pgTable(
  'encomienda_tipo_version',
  {
    idEncomiendaTipo: integer()
      .notNull()
      .references(() => encomiendaTipo.idEncomiendaTipo),
    version: integer().notNull(),
    encomiendatipo: varchar({ length: 60 }).notNull(),
    explicacion: varchar({ length: 160 }).notNull(),
    requiereCroquis: boolean().notNull(),
    formularios: integer().array().notNull(),
    retirado: boolean().notNull(),
    motivo: varchar({ length: 200 }),
    autor: integer().references(() => persona.idPersona),
    escritoEl: momento(),
  },
  (t) => [primaryKey({ columns: [t.idEncomiendaTipo, t.version] })],
)

/** What 'Ya casi terminas..' asks for; without a type it holds for all. What it says is in its versions. */
export const encomiendaRequisito = pgTable('encomienda_requisito', {
  id: idPropio(),
  idEncomiendaTipo: integer().references(() => encomiendaTipo.idEncomiendaTipo),
})

/** Files that show what a requirement asks for, by what their bytes sum up to: one that came twice is one. */
export const ejemploDeRequisito = pgTable('ejemplo_de_requisito', {
  sha256: varchar({ length: 64 }).primaryKey(),
  ruta: varchar({ length: 120 }).notNull(),
  nombreOriginal: varchar({ length: 200 }).notNull(),
  tipoMime: varchar({ length: 100 }).notNull(),
  tamano: integer().notNull(),
  subidoPor: integer()
    .notNull()
    .references(() => persona.idPersona),
  subidoEl: momento().notNull(),
})

/**
 * What a requirement says: 0, as it came; then each change of the city's, and none is changed or deleted. Of those that
 * hold at a moment, the one written last rules.
 */
export const encomiendaRequisitoVersion = pgTable(
  'encomienda_requisito_version',
  {
    idRequisito: integer()
      .notNull()
      .references(() => encomiendaRequisito.id),
    version: integer().notNull(),
    orden: smallint().notNull(),
    texto: varchar({ length: 160 }).notNull(),
    ayuda: varchar({ length: 200 }).notNull(),
    /** Unanswered it keeps the folder incomplete. */
    obligatorio: boolean().notNull().default(false),
    ejemplo: varchar({ length: 64 }).references(() => ejemploDeRequisito.sha256),
    retirado: boolean().notNull().default(false),
    vigenteDesde: momento().notNull(),
    motivo: varchar({ length: 200 }),
    autor: integer().references(() => persona.idPersona),
    escritoEl: momento(),
  },
  (t) => [primaryKey({ columns: [t.idRequisito, t.version] })],
)

const NOMBRES_DE_ESTADO = Object.keys(ESTADOS) as [Estado, ...Estado[]]

export const tramiteEstado = pgTable('tramite_estado', {
  idTramiteEstado: integer().primaryKey(),
  tramiteEstado: varchar({ length: 60, enum: NOMBRES_DE_ESTADO }).notNull().unique(),
  esFinal: boolean().notNull(),
  orden: smallint().notNull(),
})

/** Of a folder `c`: neither closed nor deleted. */
export const ABIERTA = `c.estado not in (${ESTADOS.RECHAZADO}, ${ESTADOS.FINALIZADO}) and c.borrada_el is null`

/** Of a folder `c`: whoever filed it has something to answer, to pay or to complete. */
export const ESPERA_AL_SOLICITANTE = `c.borrada_el is null and (c.estado in (${ESTADOS.OBSERVADO}, ${ESTADOS['PENDIENTE DE PAGO']})
    or c.estado = ${ESTADOS.PRESENTADO} and not c.completa)`
/** Of a folder `c`: its applicant answered all that was observed, and nobody has moved it since. */
export const RESPONDIDA = 'c.respondida and c.borrada_el is null'

/** Of a folder `c`: it may be given to an inspector, and nobody has it. */
export const SIN_INSPECTOR = `c.borrada_el is null and c.id_inspector is null and c.completa
    and c.estado in (${SE_ASIGNAN.map((estado) => ESTADOS[estado]).join()})`

/** Of a folder `c`: its file number as the search compares it, letters and digits alone, byte by byte. */
export const EXPEDIENTE_DE_BUSQUEDA = `(replace(nombre_de_busqueda(c.expediente), ' ', '') collate "C")`

/** Of a folder `c` of another system: what it was called there, compared the same way. */
export const NUMERO_ANTERIOR_DE_BUSQUEDA = `(replace(nombre_de_busqueda(c.numero_anterior), ' ', '') collate "C")`

const deLaTabla = (condicion: string) => sql.raw(condicion.replaceAll('c.', ''))

/**
 * A folder: header form, procedure and completeness in one row, because the staff lists filter and order by them
 * together. `idTramite` and `idFormulario` of the wire are this number.
 */
export const carpeta = pgTable(
  'carpeta',
  {
    idCarpeta: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    idEncomiendaTipo: integer().references(() => encomiendaTipo.idEncomiendaTipo),
    idProfesional: integer().references(() => profesional.idProfesional),
    idPropietario: integer().references(() => propietario.idPropietario),
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    idDomicilio: integer()
      .notNull()
      .references(() => domicilio.idDomicilio),
    idInmuebleTipo: integer().references(() => inmuebleTipo.idInmuebleTipo),
    idObraTipo: integer().references(() => obraTipo.idObraTipo),
    idUso: integer().references(() => uso.idUso),
    fechaAlta: momento().notNull().default(sql`now()`),
    estado: integer()
      .notNull()
      .references(() => tramiteEstado.idTramiteEstado),
    /** Where an observed or unpaid folder came from (domain: vuelveAlAnterior). */
    estadoPrevio: integer().references(() => tramiteEstado.idTramiteEstado),
    /** Since when it is in this state: a proof counts only if it came after (S-4). */
    estadoDesde: momento().notNull().default(sql`now()`),
    /** It came to this state because every observation was answered. */
    respondida: boolean().notNull().default(false),
    /** Kept by every transaction that changes a form, a file or a payment of the folder. */
    completa: boolean().notNull().default(false),
    /** Its papers were handed in: until then they wait, and may be replaced and taken back. */
    presentada: boolean().notNull().default(false),
    /** Whether it carries a block sketch, as its type said when it was begun. A trigger writes it. */
    pideCroquis: boolean().notNull(),
    /** The moment whose requirements it keeps: when it was filed. Until then, null: those of today. A trigger writes it. */
    requisitosDel: momento(),
    observacion: varchar({ length: 240 }),
    expediente: varchar({ length: 20 }),
    pagadoEl: momento(),
    version: integer().notNull().default(1),
    anchoCalle: varchar({ length: 5 }),
    anchoVereda: varchar({ length: 5 }),
    distEjeCalle: varchar({ length: 5 }),
    arbolesVereda: varchar({ length: 5 }),
    timbrado: centavos().notNull().default(0),
    montoObra: centavos().notNull().default(0),
    derechoConstruccion: centavos().notNull().default(0),
    totalAAbonar: centavos().notNull().default(0),
    /** Copies that only the search reads: the property's number, and owner and street without accents in upper case. */
    padron: varchar({ length: 8 }).notNull(),
    busqueda: text().notNull(),
    /** Who inspects it. Of a closed one, who did. */
    idInspector: integer().references(() => inspector.idInspector),
    /** When whoever has it should have done with it, by its history and the terms; a closed one has none. */
    vence: date({ mode: 'string' }),
    /** The due date that its term's end was told of. */
    vencimientoAvisado: date({ mode: 'string' }),
    /** Where its person asked to be told of it; null: at the address that the city has. */
    correo: varchar({ length: 120 }),
    borradaEl: momento(),
    borradaPor: integer().references(() => persona.idPersona),
    /** Of another system: the import that brought it, what it was called there, and its people as it named them. */
    idImportacion: integer(),
    numeroAnterior: varchar({ length: MAX_NUMERO_ANTERIOR }),
    titularAnterior: varchar({ length: MAX_TITULAR }),
    profesionalAnterior: varchar({ length: MAX_TITULAR }),
    usrmod: huella.usrmod,
  },
  (t) => [
    // One index serves the staff lists whatever they filter: each is a walk over a few (completa, estado) pairs.
    // Ascending, and walked backwards for the newest: drizzle's desc() says NULLS LAST, which no `order by … desc` matches.
    index('carpeta_personal_ix').on(t.completa, t.estado, t.fechaAlta, t.idCarpeta).where(sql`borrada_el is null`),
    // The same walk, by due date.
    index('carpeta_vence_ix').on(t.completa, t.estado, t.vence, t.idCarpeta).where(sql`borrada_el is null`),
    index('carpeta_abierta_ix').on(t.idCarpeta).where(deLaTabla(ABIERTA)),
    // Home's, the longest wait first: they hold only what waits, however many folders there are.
    index('carpeta_espera_persona_ix')
      .on(t.idPersona, t.estadoDesde, t.idCarpeta)
      .where(deLaTabla(ESPERA_AL_SOLICITANTE)),
    index('carpeta_espera_profesional_ix')
      .on(t.idProfesional, t.estadoDesde, t.idCarpeta)
      .where(deLaTabla(`${ESPERA_AL_SOLICITANTE} and c.id_profesional is not null`)),
    index('carpeta_respondida_ix').on(t.fechaAlta, t.idCarpeta).where(deLaTabla(RESPONDIDA)),
    index('carpeta_profesional_ix').on(t.idProfesional, t.fechaAlta, t.idCarpeta).where(sql`borrada_el is null`),
    index('carpeta_persona_ix').on(t.idPersona, t.fechaAlta, t.idCarpeta).where(sql`borrada_el is null`),
    index('carpeta_inspector_ix')
      .on(t.idInspector, t.estado)
      .where(sql`borrada_el is null and id_inspector is not null`),
    index('carpeta_sin_inspector_ix').on(t.fechaAlta, t.idCarpeta).where(deLaTabla(SIN_INSPECTOR)),
    index('carpeta_propietario_ix').on(t.idPropietario).where(sql`borrada_el is null and id_propietario is not null`),
    index('carpeta_padron_ix').on(t.padron).where(sql`borrada_el is null`),
    // As it is looked for by who read it somewhere: without signs, and by its beginning.
    index('carpeta_expediente_de_busqueda_ix')
      .on(sql.raw(EXPEDIENTE_DE_BUSQUEDA.replace('c.', '')))
      .where(sql`borrada_el is null and expediente is not null`),
    uniqueIndex('carpeta_numero_anterior_uq')
      .on(claveDeNombre(t.numeroAnterior))
      .where(sql`borrada_el is null and numero_anterior is not null`),
    index('carpeta_numero_anterior_de_busqueda_ix')
      .on(sql.raw(NUMERO_ANTERIOR_DE_BUSQUEDA.replace('c.', '')))
      .where(sql`borrada_el is null and numero_anterior is not null`),
    index('carpeta_importacion_ix').on(t.idImportacion).where(sql`id_importacion is not null`),
    index('carpeta_domicilio_ix').on(t.idDomicilio),
    index('carpeta_expediente_ix').on(t.expediente).where(sql`borrada_el is null and expediente is not null`),
    index('carpeta_busqueda_ix').using('gin', sql`${t.busqueda} gin_trgm_ops`),
    check('carpeta_anterior_ck', sql`(${t.idImportacion} is null) = (${t.numeroAnterior} is null)`),
    check('carpeta_encomienda_o_uso_ck', sql`${t.idEncomiendaTipo} is not null or ${t.idUso} is not null`),
    check(
      'carpeta_importes_ck',
      sql`least(${t.timbrado}, ${t.montoObra}, ${t.derechoConstruccion}, ${t.totalAAbonar}) >= 0`,
    ),
  ],
)

/**
 * Each word that a folder is looked for by: of its owner (or who filed it), its professional, its street and door. Walked
 * backwards from a word, the newest folders come first, however many there are. Triggers keep it (migration).
 */
export const palabraDeCarpeta = pgTable(
  'palabra_de_carpeta',
  { palabra: textoPorBytes().notNull(), idCarpeta: integer().notNull() },
  (t) => [primaryKey({ columns: [t.palabra, t.idCarpeta] }), index('palabra_de_carpeta_ix').on(t.idCarpeta, t.palabra)],
)

/** Append-only: a trigger refuses UPDATE and DELETE. */
export const tramiteHistorial = pgTable(
  'tramite_historial',
  {
    id: idPropio(),
    idCarpeta: integer()
      .notNull()
      .references(() => carpeta.idCarpeta),
    estadoAnterior: integer().references(() => tramiteEstado.idTramiteEstado),
    estadoNuevo: integer()
      .notNull()
      .references(() => tramiteEstado.idTramiteEstado),
    evento: varchar({ length: 40 }).notNull(),
    observacion: varchar({ length: 240 }),
    expediente: varchar({ length: 20 }),
    /** Until when: of an extension, and of a due date that was counted again. */
    hasta: date({ mode: 'string' }),
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    ocurridoEl: momento().notNull().default(sql`now()`),
    /** Where the folder is from then on: the office of the last employee who moved it. A trigger writes it. */
    enOficina: integer().references(() => oficina.idOficina),
  },
  (t) => [
    index('tramite_historial_ix').on(t.idCarpeta, t.ocurridoEl, t.id),
    // 7: APROBADO.
    index('tramite_aprobado_ix').on(t.ocurridoEl).where(sql`estado_nuevo = 7`),
  ],
)

/** Of each code that was given to follow a folder, its SHA-256: on receipts, mails and printed files. */
export const codigoDeSeguimiento = pgTable(
  'codigo_de_seguimiento',
  {
    idCarpeta: integer()
      .notNull()
      .references(() => carpeta.idCarpeta),
    huella: char({ length: 64 }).notNull(),
    creadoEl: momento().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.idCarpeta, t.huella] })],
)

export const carpetaFormulario = pgTable(
  'carpeta_formulario',
  {
    idCarpeta: integer()
      .notNull()
      .references(() => carpeta.idCarpeta),
    idFormularioTipo: integer()
      .notNull()
      .references(() => formularioTipo.idFormularioTipo),
    orden: smallint().notNull(),
    grabado: boolean().notNull().default(false),
    grabadoEl: momento(),
    grabadoPor: integer().references(() => persona.idPersona),
    /** The payment that settled it; null while something is owed, and where nothing was to be paid. */
    idPago: integer().references(() => pago.idPago),
    /** What it comes to as it was last sent, in centavos, where the portal charges it once it is sent (1bis). */
    aPagar: centavos().notNull().default(0),
    /** All that was paid online for it: a corrected form owes only the difference. */
    pagado: centavos().notNull().default(0),
    /** Sent once and observed since: it counts for the folder, and may be sent again. Then `grabado` is false. */
    observado: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.idCarpeta, t.idFormularioTipo] })],
)

/** `ruta` is the random key in the file store; the original name is kept as text only. */
export const archivo = pgTable(
  'archivo',
  {
    idArchivo: idPropio(),
    idCarpeta: integer()
      .notNull()
      .references(() => carpeta.idCarpeta),
    clase: varchar({ length: 12, enum: CLASES_DE_ARCHIVO }).notNull(),
    nombreOriginal: varchar({ length: 200 }).notNull(),
    tipoMime: varchar({ length: 100 }).notNull(),
    tamano: integer().notNull(),
    sha256: char({ length: 64 }).notNull(),
    ruta: varchar({ length: 120 }).notNull(),
    /** The requirement that it answers. */
    idRequisito: integer().references(() => encomiendaRequisito.id),
    subidoPor: integer()
      .notNull()
      .references(() => persona.idPersona),
    subidoEl: momento().notNull().default(sql`now()`),
  },
  (t) => [
    index('archivo_carpeta_ix').on(t.idCarpeta, t.clase),
    // The same bytes may be of two folders: what was kept in a draft, and filed twice.
    uniqueIndex('archivo_ruta_uq').on(t.ruta, t.idCarpeta),
    check('archivo_tamano_ck', sql`${t.tamano} > 0`),
  ],
)

/**
 * What staff ask a folder's applicant to pay, one each time: it is the one that is asked while the folder waits for
 * payment since `pedidoEl`, its `estadoDesde`.
 */
export const cobro = pgTable(
  'cobro',
  {
    idCobro: idPropio(),
    idCarpeta: integer()
      .notNull()
      .references(() => carpeta.idCarpeta),
    monto: centavos().notNull(),
    concepto: varchar({ length: MAX_CONCEPTO }).notNull(),
    pedidoPor: integer()
      .notNull()
      .references(() => persona.idPersona),
    pedidoEl: momento().notNull(),
    /** The payment by card that settled it. */
    idPago: integer()
      .unique('cobro_pago_uq')
      .references(() => pago.idPago),
  },
  (t) => [uniqueIndex('cobro_carpeta_uq').on(t.idCarpeta, t.pedidoEl), check('cobro_monto_ck', sql`${t.monto} > 0`)],
)

/** That the owner of a folder's works says that they did not order them: once, and it stops nothing by itself. */
export const carpetaNoEncargada = pgTable('carpeta_no_encargada', {
  idCarpeta: integer()
    .primaryKey()
    .references(() => carpeta.idCarpeta),
  motivo: varchar({ length: MAX_OBSERVACION }).notNull(),
  dichoPor: integer()
    .notNull()
    .references(() => persona.idPersona),
  dichoEl: momento().notNull(),
})

/** A requirement that a folder has no file for, and why. */
export const requisitoNoCorresponde = pgTable(
  'requisito_no_corresponde',
  {
    idCarpeta: integer()
      .notNull()
      .references(() => carpeta.idCarpeta),
    idRequisito: integer()
      .notNull()
      .references(() => encomiendaRequisito.id),
    motivo: varchar({ length: MAX_OBSERVACION }).notNull(),
    dichoPor: integer()
      .notNull()
      .references(() => persona.idPersona),
    dichoEl: momento().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.idCarpeta, t.idRequisito] })],
)

/** One thing that staff object to: about a form, a file or a requirement, or (none of them) about the folder as a whole. */
export const observacion = pgTable(
  'observacion',
  {
    idObservacion: idPropio(),
    idCarpeta: integer()
      .notNull()
      .references(() => carpeta.idCarpeta),
    idFormularioTipo: integer().references(() => formularioTipo.idFormularioTipo),
    idArchivo: integer().references(() => archivo.idArchivo),
    idRequisito: integer().references(() => encomiendaRequisito.id),
    /** A place on the file, where it is about one: the page, the point and the page's box (left, bottom, right, top), in PDF units. */
    pagina: smallint(),
    puntoX: doublePrecision(),
    puntoY: doublePrecision(),
    caja: doublePrecision().array(),
    /** How the page is turned to be shown, clockwise. */
    giro: smallint(),
    texto: varchar({ length: 240 }).notNull(),
    creadaPor: integer()
      .notNull()
      .references(() => persona.idPersona),
    creadaEl: momento().notNull().default(sql`now()`),
    situacion: varchar({ length: 10, enum: ['PENDIENTE', 'RESPONDIDA', 'RETIRADA'] })
      .notNull()
      .default('PENDIENTE'),
    cerradaPor: integer().references(() => persona.idPersona),
    cerradaEl: momento(),
    /** The words that it was answered or withdrawn with. */
    respuesta: varchar({ length: 240 }),
    conFormulario: boolean().notNull().default(false),
    /** Its answer is why the requirement does not correspond. */
    noCorresponde: boolean().notNull().default(false),
  },
  (t) => [
    index('observacion_ix').on(t.idCarpeta, t.situacion),
    check(
      'observacion_sobre_una_cosa_ck',
      sql`num_nonnulls(${t.idFormularioTipo}, ${t.idArchivo}, ${t.idRequisito}) <= 1`,
    ),
    check(
      'observacion_lugar_ck',
      sql`num_nulls(${t.pagina}, ${t.puntoX}, ${t.puntoY}, ${t.caja}, ${t.giro}) in (0, 5)
        and (${t.pagina} is null or ${t.idArchivo} is not null and cardinality(${t.caja}) = 4)`,
    ),
    check('observacion_situacion_ck', sql`${t.situacion} in ('PENDIENTE', 'RESPONDIDA', 'RETIRADA')`),
    check('observacion_cierre_ck', sql`(${t.situacion} = 'PENDIENTE') = (${t.cerradaEl} is null)`),
  ],
)

/** Files that an observation was answered with. */
export const observacionArchivo = pgTable(
  'observacion_archivo',
  {
    idObservacion: integer()
      .notNull()
      .references(() => observacion.idObservacion),
    idArchivo: integer()
      .notNull()
      .references(() => archivo.idArchivo),
  },
  (t) => [primaryKey({ columns: [t.idObservacion, t.idArchivo] })],
)

/** Who has a folder open at the desk, and as of which version: once it changes, nobody has it. */
export const carpetaTomada = pgTable('carpeta_tomada', {
  idCarpeta: integer()
    .primaryKey()
    .references(() => carpeta.idCarpeta),
  idPersona: integer()
    .notNull()
    .references(() => persona.idPersona),
  version: integer().notNull(),
  tomadaEl: momento().notNull(),
})

/** How a person left a list of the staff's: search, state and order. */
export const vistaDeLista = pgTable(
  'vista_de_lista',
  {
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    lista: varchar({ length: 12, enum: LISTAS_DEL_PERSONAL }).notNull(),
    buscar: varchar({ length: 60 }).notNull(),
    estado: varchar({ length: 200 }).notNull(),
    orden: varchar({ length: 12, enum: ['recientes', 'antiguas', 'vencimiento'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.idPersona, t.lista] })],
)
