import type { RespuestasVereda } from '@catastro/domain/veredas/respuestas'
import { NOMBRES_DE_TRABAJO, type Trabajo } from '@catastro/domain/veredas/trabajos'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { carpeta } from '../carpetas/tablas.ts'
import { inmuebleTipo } from '../catalogos/tablas.ts'
import { domicilio } from '../padron/tablas.ts'
import { pago } from '../pagos/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { centavos, idPropio, metros, metrosCuadrados, momento } from '../plataforma/columnas.ts'

/**
 * The draft as it was when its payment was begun: what is filed when that is confirmed. Nobody changes it; it goes
 * only with a payment that ended without being paid, and long after.
 */
export const veredaCopia = pgTable(
  'vereda_copia',
  {
    idPago: integer()
      .primaryKey()
      .references(() => pago.idPago),
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    idDomicilio: integer()
      .notNull()
      .references(() => domicilio.idDomicilio),
    padron: varchar({ length: 8 }).notNull(),
    /** As they were understood: centavos, hundredths, whole days. */
    respuestas: jsonb().$type<RespuestasVereda>().notNull(),
    /** The draft that it was copied from: the same one still, and it ends when this is filed. */
    versionDelBorrador: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('vereda_copia_persona_ix').on(t.idPersona, t.idPago)],
)

export const veredaCopiaFoto = pgTable(
  'vereda_copia_foto',
  {
    idFoto: idPropio(),
    idPago: integer()
      .notNull()
      .references(() => veredaCopia.idPago),
    nombreOriginal: varchar({ length: 200 }).notNull(),
    tipoMime: varchar({ length: 100 }).notNull(),
    tamano: integer().notNull(),
    sha256: char({ length: 64 }).notNull(),
    /** The same bytes as the draft's, and then as the folder's. */
    ruta: varchar({ length: 120 }).notNull(),
  },
  (t) => [
    uniqueIndex('vereda_copia_foto_uq').on(t.idPago, t.sha256),
    index('vereda_copia_foto_ruta_ix').on(t.ruta),
    check('vereda_copia_foto_tamano_ck', sql`${t.tamano} > 0`),
  ],
)

const marca = () => boolean().notNull()
const MARCAS = Object.fromEntries(NOMBRES_DE_TRABAJO.map((t) => [t, marca()])) as Record<
  Trabajo,
  ReturnType<typeof marca>
>
export const formularioVereda = pgTable(
  'formulario_vereda',
  {
    id: idPropio(),
    idCarpeta: integer()
      .notNull()
      .unique()
      .references(() => carpeta.idCarpeta),
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    fecha: momento().notNull().default(sql`now()`),
    ...MARCAS,
    ancho: metros().notNull(),
    largo: metros().notNull(),
    superficie: metrosCuadrados().notNull(),
    idInmuebleTipo: integer()
      .notNull()
      .references(() => inmuebleTipo.idInmuebleTipo),
    montoObra: centavos().notNull(),
    derechoConstruccion: centavos().notNull(),
    depMatDias: smallint().notNull(),
    depMatPrecio: centavos().notNull(),
    cercaMetros: metros().notNull(),
    cercaPesos: centavos().notNull(),
    canon: centavos().notNull(),
    totalAAbonar: centavos().notNull(),
    /** The tariffs that it was paid with. */
    tarifaMinimo: centavos().notNull(),
    tarifaCerca: centavos().notNull(),
    tarifaCanon: centavos().notNull(),
    tarifaDeposito: centavos().notNull(),
    idDomicilio: integer()
      .notNull()
      .references(() => domicilio.idDomicilio),
    email: varchar({ length: 120 }).notNull(),
    /** One folder a payment. */
    idPago: integer()
      .notNull()
      .unique()
      .references(() => pago.idPago),
    /** When its owner was asked for photos of the finished works. */
    fotosPedidasEl: momento(),
  },
  (t) => [
    check('formulario_vereda_trabajos_ck', sql.join([...NOMBRES_DE_TRABAJO.map((n) => sql`${t[n]}`)], sql` or `)),
    check(
      'formulario_vereda_total_ck',
      sql`${t.totalAAbonar} = ${t.depMatPrecio} + ${t.cercaPesos} + ${t.derechoConstruccion} + ${t.canon}
        and ${t.totalAAbonar} > 0`,
    ),
    check(
      'formulario_vereda_medidas_ck',
      sql`least(${t.ancho}, ${t.largo}, ${t.superficie}, ${t.depMatDias}, ${t.cercaMetros}) >= 0 and ${t.montoObra} > 0`,
    ),
  ],
)
