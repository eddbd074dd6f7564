import { ESTADOS_DE_PAGO, NOMBRES_DE_REVISION } from '@catastro/domain/pagos/estados'
import { CONCEPTOS_EN_MESA, NOMBRES_DE_PRODUCTO, type Referencia } from '@catastro/domain/pagos/productos'
import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { persona } from '../personas/tablas.ts'
import { centavos, idPropio, momento } from '../plataforma/columnas.ts'

const enumerados = (valores: readonly string[]) => sql.raw(valores.map((valor) => `'${valor}'`).join(', '))

/** The seven digits of a transaction's number. */
export const pagoTransaccion = pgSequence('pago_transaccion', { startWith: 1, maxValue: 9_999_999 })

export const pago = pgTable(
  'pago',
  {
    idPago: idPropio(),
    tipo: varchar({ length: 12, enum: NOMBRES_DE_PRODUCTO }).notNull(),
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    monto: centavos().notNull(),
    estado: varchar({ length: 12, enum: ESTADOS_DE_PAGO }).notNull().default('INICIADO'),
    /** TransaccionComercioId: 'T' and seven digits, or a UUID where the merchant wants one. */
    transaccion: varchar({ length: 36 }).notNull().unique(),
    producto: varchar({ length: 60 }).notNull(),
    referencia: jsonb().$type<Referencia>().notNull(),
    /** Tells the thing from the others of its product: one open or confirmed payment of a thing at a time. */
    clave: varchar({ length: 60 }).notNull(),
    idPlataforma: varchar({ length: 60 }),
    revision: varchar({ length: 20, enum: NOMBRES_DE_REVISION }),
    /** What was paid with it in excess of what its thing came to, for staff to give back. */
    excedente: centavos(),
    /** A copy that only the search reads: person, CUIL, transaction and thing. */
    busqueda: text().notNull(),
    creadoEl: momento().notNull().default(sql`now()`),
    confirmadoEl: momento(),
    usadoEl: momento(),
    usadoPor: varchar({ length: 40 }),
    /** What was paid is delivered: the same thing may be paid again. */
    concluidoEl: momento(),
  },
  (t) => [
    index('pago_persona_ix').on(t.idPersona, t.idPago),
    index('pago_estado_ix').on(t.estado, t.idPago),
    index('pago_cosa_ix').on(t.tipo, t.clave, t.idPersona),
    index('pago_revision_ix').on(t.idPago).where(sql`revision is not null`),
    index('pago_busqueda_ix').using('gin', sql`${t.busqueda} gin_trgm_ops`),
    uniqueIndex('pago_abierto_uq').on(t.tipo, t.idPersona, t.clave).where(sql`estado in ('INICIADO', 'EN_PROCESO')`),
    check('pago_tipo_ck', sql`${t.tipo} in (${enumerados(NOMBRES_DE_PRODUCTO)})`),
    check('pago_estado_ck', sql`${t.estado} in (${enumerados(ESTADOS_DE_PAGO)})`),
    check('pago_monto_ck', sql`${t.monto} > 0`),
    check('pago_excedente_ck', sql`${t.excedente} > 0`),
    check('pago_transaccion_ck', sql`${t.transaccion} ~ '^(T\\d{7}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'`),
    check('pago_usado_ck', sql`(${t.usadoEl} is null) = (${t.usadoPor} is null)`),
    check(
      'pago_confirmado_ck',
      sql`(${t.estado} in ('CONFIRMADO', 'DEVUELTO')) = (${t.confirmadoEl} is not null) and (${t.usadoEl} is null or ${t.confirmadoEl} is not null)`,
    ),
  ],
)

/** When the provider is to be asked again. Apart from the payment, whose every change is audited. */
export const pagoSeguimiento = pgTable(
  'pago_seguimiento',
  {
    idPago: integer()
      .primaryKey()
      .references(() => pago.idPago),
    /** Nothing to ask while null. */
    proxima: momento(),
    ultima: momento(),
  },
  (t) => [index('pago_seguimiento_ix').on(t.proxima).where(sql`proxima is not null`)],
)

/**
 * What was paid at the city's counter, where there is no online product for it: staff wrote it down with its proof.
 * Once a thing.
 */
export const pagoEnMesa = pgTable(
  'pago_en_mesa',
  {
    idPagoEnMesa: idPropio(),
    concepto: varchar({ length: 12, enum: CONCEPTOS_EN_MESA }).notNull(),
    /** The number of the thing that was paid. */
    numero: integer().notNull(),
    /** Who owed it. */
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    monto: centavos().notNull(),
    registradoPor: integer()
      .notNull()
      .references(() => persona.idPersona),
    registradoEl: momento().notNull().default(sql`now()`),
    nombreOriginal: varchar({ length: 200 }).notNull(),
    tipoMime: varchar({ length: 100 }).notNull(),
    tamano: integer().notNull(),
    sha256: char({ length: 64 }).notNull(),
    ruta: varchar({ length: 120 }).notNull(),
  },
  (t) => [
    unique('pago_en_mesa_uq').on(t.concepto, t.numero),
    uniqueIndex('pago_en_mesa_ruta_uq').on(t.ruta),
    check('pago_en_mesa_concepto_ck', sql`${t.concepto} in (${enumerados(CONCEPTOS_EN_MESA)})`),
  ],
)

/** What the provider said, by itself or asked. Append-only; the payer's data that come with a notice are not kept. */
export const pagoEvento = pgTable(
  'pago_evento',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    idPago: integer().references(() => pago.idPago),
    origen: varchar({ length: 12, enum: ['NOTIFICACION', 'CONSULTA', 'RETORNO'] }).notNull(),
    transaccion: varchar({ length: 60 }),
    estado: varchar({ length: 30 }).notNull(),
    monto: centavos(),
    cuerpoHash: char({ length: 64 }).notNull(),
    recibidoEl: momento().notNull().default(sql`now()`),
  },
  (t) => [
    unique('pago_evento_uq').on(t.idPago, t.origen, t.cuerpoHash).nullsNotDistinct(),
    index('pago_evento_sin_pago_ix').on(t.id).where(sql`id_pago is null`),
  ],
)
