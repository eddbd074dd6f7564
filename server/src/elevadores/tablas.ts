import { CLASES_DE_TECNICO } from '@catastro/domain/elevadores/formulario30'
import { MAX_DEPARTAMENTO, MAX_PUERTA } from '@catastro/domain/padron/formas'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { carpeta } from '../carpetas/tablas.ts'
import { calle, institucion } from '../catalogos/tablas.ts'
import { domicilio } from '../padron/tablas.ts'
import { pago } from '../pagos/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { centavos, idPropio, momento } from '../plataforma/columnas.ts'

const dePersona = () =>
  integer()
    .notNull()
    .references(() => persona.idPersona)
const enDomicilio = () =>
  integer()
    .notNull()
    .references(() => domicilio.idDomicilio)
const texto = (length: number) => varchar({ length }).notNull()
const fecha = () => momento().notNull().default(sql`now()`)
const deQuienDecidio = () => integer().references(() => persona.idPersona)
/** Who took it out of the register, when, and why. */
const quitado = () => ({ quitadoPor: deQuienDecidio(), quitadoEl: momento(), motivoDeQuita: varchar({ length: 240 }) })
/** And who confirmed it before, or nobody yet. */
const decidido = () => ({ confirmadoPor: deQuienDecidio(), confirmadoEl: momento(), ...quitado() })
const juntos = (a: AnyPgColumn, b: AnyPgColumn) => sql`(${a} is null) = (${b} is null)`
const quitaEntera = (
  tabla: string,
  t: { quitadoPor: AnyPgColumn; quitadoEl: AnyPgColumn; motivoDeQuita: AnyPgColumn },
) => check(`${tabla}_quita_ck`, sql`${juntos(t.quitadoPor, t.quitadoEl)} and ${juntos(t.quitadoEl, t.motivoDeQuita)}`)
const diaOpcional = () => date({ mode: 'string' })

/** Who answers for the elevators of a property. `idPersona`: who sent it, and so the responsible. */
export const formulario27 = pgTable(
  'formulario27',
  {
    idFormulario27: idPropio(),
    idCarpeta: integer()
      .notNull()
      .unique()
      .references(() => carpeta.idCarpeta),
    idPersona: dePersona(),
    idDomicilio: enDomicilio(),
    idDomicilioInmueble: enDomicilio(),
    nroelevadores: integer().notNull(),
    expedienteobra: integer().notNull(),
    tarifa: centavos().notNull(),
    importe: centavos().notNull(),
    /** The payment that it was filed with, confirmed or not yet: one filing a payment. */
    idPago: integer()
      .unique()
      .references(() => pago.idPago),
    fecha: fecha(),
  },
  (t) => [
    index('formulario27_inmueble_ix').on(t.idDomicilioInmueble),
    index('formulario27_persona_ix').on(t.idPersona, t.idFormulario27),
    check('formulario27_cantidades_ck', sql`${t.nroelevadores} > 0 and ${t.expedienteobra} > 0 and ${t.importe} >= 0`),
  ],
)

/** What a payment of form 27 was begun with: it locks the answers until it is filed, or ends unpaid. */
export const formulario27EnPago = pgTable('formulario27_en_pago', {
  idPago: integer()
    .primaryKey()
    .references(() => pago.idPago),
  respuestas: jsonb().$type<Readonly<Record<string, string | number | null>>>().notNull(),
  creadoEl: fecha(),
})

export const formulario28 = pgTable(
  'formulario28',
  {
    idFormulario28: idPropio(),
    idFormulario27: integer()
      .notNull()
      .references(() => formulario27.idFormulario27),
    /** The responsible, who is whoever sent the form 27. */
    idPersona: dePersona(),
    idAutor: dePersona(),
    circunscripcion: texto(15),
    seccion: texto(15),
    manzana: texto(15),
    parcela: texto(15),
    observaciones: texto(240),
    fecha: fecha(),
    ...decidido(),
  },
  (t) => [
    // One a form 27: what waits holds no place.
    uniqueIndex('formulario28_lugar_uq')
      .on(t.idFormulario27)
      .where(sql`confirmado_el is not null and quitado_el is null`),
    index('formulario28_27_ix').on(t.idFormulario27),
    check('formulario28_confirmacion_ck', juntos(t.confirmadoPor, t.confirmadoEl)),
    quitaEntera('formulario28', t),
  ],
)

/** The company's data, as forms 29 and 30 carry them. Its address has no property number of its own. */
const deEmpresa = () => ({
  idInstitucion: integer()
    .notNull()
    .references(() => institucion.idInstitucion),
  razonsocial: texto(60),
  cuit: char({ length: 11 }).notNull(),
  nroconservador: texto(20),
  nroinstalador: texto(20),
  idCalle: integer()
    .notNull()
    .references(() => calle.idCalle),
  nroPuerta: texto(MAX_PUERTA),
  piso: texto(2),
  departamento: texto(MAX_DEPARTAMENTO),
  telefono: texto(30),
  observaciones: texto(240),
  idPersona: dePersona(),
  fecha: fecha(),
})

export const formulario29 = pgTable(
  'formulario29',
  {
    idFormulario29: idPropio(),
    ...deEmpresa(),
    /** Where the company's address was looked up by its property. */
    idDomicilio: integer().references(() => domicilio.idDomicilio),
    padron: varchar({ length: 8 }),
    tarifa: centavos().notNull(),
    importe: centavos().notNull(),
  },
  (t) => [
    index('formulario29_institucion_ix').on(t.idInstitucion, t.idFormulario29),
    index('formulario29_conservador_ix').on(sql`clave_de_numero(${t.nroconservador})`),
    index('formulario29_persona_ix').on(t.idPersona, t.idFormulario29),
  ],
)

export const formulario30 = pgTable(
  'formulario30',
  {
    idFormulario30: idPropio(),
    ...deEmpresa(),
    /** Of who signs for the company. */
    dni: texto(8),
    ...decidido(),
  },
  (t) => [
    index('formulario30_institucion_ix').on(t.idInstitucion, t.idFormulario30),
    index('formulario30_persona_ix').on(t.idPersona, t.idFormulario30),
    check('formulario30_confirmacion_ck', juntos(t.confirmadoPor, t.confirmadoEl)),
    quitaEntera('formulario30', t),
  ],
)

export const formulario30Tecnico = pgTable(
  'formulario30_tecnico',
  {
    idFormulario30: integer()
      .notNull()
      .references(() => formulario30.idFormulario30),
    clase: varchar({ length: 2, enum: CLASES_DE_TECNICO }).notNull(),
    nombre: texto(60),
    dni: texto(8),
    cuit: char({ length: 11 }).notNull(),
    profesion: texto(60),
    matricula: texto(20),
    /** When the licence runs out, as the register has it, and the end that was mailed last. */
    matriculaHasta: diaOpcional(),
    matriculaAvisada: diaOpcional(),
  },
  (t) => [
    primaryKey({ columns: [t.idFormulario30, t.clase] }),
    index('formulario30_matricula_ix').on(t.matriculaHasta).where(sql`matricula_hasta is not null`),
  ],
)

/** The note with which a company says that it maintains the elevators of a property. */
export const formulario31 = pgTable(
  'formulario31',
  {
    idFormulario31: idPropio(),
    idDomicilio: enDomicilio(),
    cantidadelevadores: integer().notNull(),
    destinoinmueble: texto(45),
    nroconservador: texto(20),
    nroinstalador: texto(20),
    representantetecnico: texto(60),
    matriculaRt: texto(20),
    observaciones: texto(240),
    idPersona: dePersona(),
    fecha: fecha(),
    revisadoPor: integer().references(() => persona.idPersona),
    revisadoEl: momento(),
    seguroHasta: diaOpcional(),
    seguroAvisado: diaOpcional(),
    contratoHasta: diaOpcional(),
    contratoAvisado: diaOpcional(),
    ...quitado(),
  },
  (t) => [
    index('formulario31_domicilio_ix').on(t.idDomicilio),
    index('formulario31_conservador_ix').on(sql`clave_de_numero(${t.nroconservador})`),
    index('formulario31_persona_ix').on(t.idPersona, t.idFormulario31),
    index('formulario31_seguro_ix').on(t.seguroHasta).where(sql`seguro_hasta is not null`),
    index('formulario31_contrato_ix').on(t.contratoHasta).where(sql`contrato_hasta is not null`),
    check('formulario31_cantidad_ck', sql`${t.cantidadelevadores} > 0`),
    check('formulario31_revision_ck', sql`(${t.revisadoPor} is null) = (${t.revisadoEl} is null)`),
    quitaEntera('formulario31', t),
  ],
)

/** The card of a property's cabins: its code, which nobody guesses. */
export const tarjetaDeElevadores = pgTable('tarjeta_de_elevadores', {
  padron: varchar({ length: 8 }).primaryKey(),
  codigo: char({ length: 20 }).notNull().unique(),
  creadoEl: fecha(),
})
