import { LARGO_DE_CODIGO } from '@catastro/domain/certificados/reglas'
import { ESTADOS_DE_SOLICITUD, MAX_MOTIVO } from '@catastro/domain/libreDeuda/reglas'
import { MAX_TITULAR } from '@catastro/domain/padron/formas'
import { sql } from 'drizzle-orm'
import { char, check, date, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { pago } from '../pagos/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { centavos, idPropio, momento } from '../plataforma/columnas.ts'

/** A paid request for a certificate, and how staff resolved it. */
export const libreDeuda = pgTable(
  'libre_deuda',
  {
    idLibreDeuda: idPropio(),
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    padron: varchar({ length: 8 }).notNull(),
    /** A payment pays for one request. */
    idPago: integer()
      .notNull()
      .unique()
      .references(() => pago.idPago),
    estado: varchar({ length: 10, enum: ESTADOS_DE_SOLICITUD }).notNull().default('SOLICITADO'),
    motivo: varchar({ length: MAX_MOTIVO }),
    solicitadoEl: momento().notNull().default(sql`now()`),
    resueltoEl: momento(),
    resueltoPor: integer().references(() => persona.idPersona),
    /** A copy that only the search reads: who asked and the certificate's number. */
    busqueda: text().notNull(),
  },
  (t) => [
    index('libre_deuda_estado_ix').on(t.estado, t.idLibreDeuda),
    index('libre_deuda_persona_ix').on(t.idPersona, t.idLibreDeuda),
    index('libre_deuda_padron_ix').on(t.padron, t.idLibreDeuda),
    index('libre_deuda_busqueda_ix').using('gin', sql`${t.busqueda} gin_trgm_ops`),
    check('libre_deuda_resuelto_ck', sql`(${t.estado} = 'SOLICITADO') = (${t.resueltoEl} is null)`),
  ],
)

/** What was certified, as it was that day: later changes of the register do not change it. */
export const certificado = pgTable(
  'certificado',
  {
    idCertificado: idPropio(),
    idLibreDeuda: integer()
      .notNull()
      .unique()
      .references(() => libreDeuda.idLibreDeuda),
    numero: varchar({ length: 20 }).notNull().unique(),
    /** Nobody guesses it: whoever has it holds the certificate. */
    codigo: char({ length: LARGO_DE_CODIGO }).notNull().unique(),
    padron: varchar({ length: 8 }).notNull(),
    titular: varchar({ length: MAX_TITULAR }).notNull(),
    domicilio: varchar({ length: 120 }).notNull(),
    importe: centavos().notNull(),
    emitidoEl: momento().notNull().default(sql`now()`),
    emitidoPor: integer()
      .notNull()
      .references(() => persona.idPersona),
    /** The last day on which it holds. */
    vence: date().notNull(),
    anuladoEl: momento(),
    anuladoPor: integer().references(() => persona.idPersona),
    /** The PDF in the file store, once the job has made it. */
    ruta: varchar({ length: 120 }).unique(),
    tamano: integer(),
    sha256: char({ length: 64 }),
    /** Whose seal those bytes carry, and since when. */
    selladoPor: varchar({ length: 200 }),
    selladoEl: momento(),
  },
  (t) => [index('certificado_por_hacer_ix').on(t.idCertificado).where(sql`ruta is null and anulado_el is null`)],
)
