import {
  MAX_FORMULARIO_ANTERIOR,
  MAX_PREGUNTA_ANTERIOR,
  MAX_RESPUESTA_ANTERIOR,
} from '@catastro/domain/formularios/anteriores'
import { MAX_DEPARTAMENTO, MAX_PUERTA } from '@catastro/domain/padron/formas'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { archivo, carpeta } from '../carpetas/tablas.ts'
import { calle, formularioTipo, institucion } from '../catalogos/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { centavos, claveDeNombre, idPropio, metros, metrosCuadrados, momento } from '../plataforma/columnas.ts'

export const declarante = pgTable('declarante', {
  idDeclarante: idPropio(),
  declarante: varchar({ length: 40 }).notNull().unique(),
})

const siNo = () => boolean().notNull()

/** What every form of a folder carries: which folder (one of each kind), who sent it, and when. */
const deCarpeta = () => ({
  id: idPropio(),
  idCarpeta: integer()
    .notNull()
    .unique()
    .references(() => carpeta.idCarpeta),
  idPersona: integer()
    .notNull()
    .references(() => persona.idPersona),
  fecha: momento().notNull().default(sql`now()`),
})

export const formulario1 = pgTable(
  'formulario1',
  {
    ...deCarpeta(),
    hormigonarmado: siNo(),
    asfalto: siNo(),
    cordoncuneta: siNo(),
    tierrasincc: siNo(),
    redbajatension: siNo(),
    redgasnatural: siNo(),
    conformeexistente: siNo(),
    cantidadluminarias: integer().notNull(),
    recoleccionresiduos: integer().notNull(),
    cantarboles: integer().notNull(),
    usoexistente: varchar({ length: 45 }).notNull(),
    usoahabilitar: varchar({ length: 45 }).notNull(),
    conformehabilitar: varchar({ length: 12, enum: ['No permitido', 'Permitido', 'Condicionado'] }).notNull(),
    observaciones: varchar({ length: 100 }).notNull(),
  },
  (t) => [
    check('formulario1_conforme_ck', sql`${t.conformehabilitar} in ('No permitido', 'Permitido', 'Condicionado')`),
    check(
      'formulario1_cantidades_ck',
      sql`${t.cantidadluminarias} > 0 and ${t.recoleccionresiduos} >= 0 and ${t.cantarboles} >= 0`,
    ),
  ],
)

/** Surfaces and metres in hundredths, amounts in centavos; the three values are the tariffs that it was computed with. */
export const formulario1bis = pgTable(
  'formulario1bis',
  {
    ...deCarpeta(),
    nroresolucion: varchar({ length: 20 }).notNull(),
    supconstruida: metrosCuadrados().notNull(),
    supconantecedentes: metrosCuadrados().notNull(),
    supaconstruir: metrosCuadrados().notNull(),
    suptotal: metrosCuadrados().notNull(),
    valorm2obranueva: centavos().notNull(),
    importeobranoc: centavos().notNull(),
    importerefaccion: centavos().notNull(),
    importetotalrefaccion: centavos().notNull(),
    supdemolicion: metrosCuadrados().notNull(),
    valorm2demolicion: centavos().notNull(),
    importedemolicion: centavos().notNull(),
    /** '2 huellas', or metres with at most two decimals. */
    metrosrebajecordon: varchar({ length: 13 }).notNull(),
    valorpesosmetro: centavos().notNull(),
    importerebajecordon: centavos().notNull(),
    totalderechosconstruccion: centavos().notNull(),
    metroscerca: metros().notNull(),
    valormetrocerca: centavos().notNull(),
    importetotalcerca: centavos().notNull(),
    descripcionotros: varchar({ length: 100 }).notNull(),
    valorotros: centavos().notNull(),
    total: centavos().notNull(),
  },
  (t) => [
    check(
      'formulario1bis_total_ck',
      sql`${t.total} = ${t.totalderechosconstruccion} + ${t.importetotalcerca} + ${t.valorotros}
        and ${t.totalderechosconstruccion} = ${t.importeobranoc} + ${t.importetotalrefaccion}
          + ${t.importedemolicion} + ${t.importerebajecordon}`,
    ),
    check(
      'formulario1bis_importes_ck',
      sql`least(${t.supconstruida}, ${t.supconantecedentes}, ${t.supaconstruir}, ${t.importeobranoc},
        ${t.importerefaccion}, ${t.importetotalrefaccion}, ${t.supdemolicion}, ${t.importedemolicion},
        ${t.importerebajecordon}, ${t.metroscerca}, ${t.importetotalcerca}, ${t.valorotros}) >= 0`,
    ),
    check('formulario1bis_rebaje_ck', sql`${t.metrosrebajecordon} ~ '^(2 huellas|\\d+(\\.\\d{1,2})?)$'`),
  ],
)

const trabajo = () => varchar({ length: 100 }).notNull()

export const formulario2 = pgTable(
  'formulario2',
  {
    ...deCarpeta(),
    descripcionuso: varchar({ length: 45 }).notNull(),
    supconantecedentes: varchar({ length: 8 }).notNull(),
    permisoconstruccionnro: varchar({ length: 11 }).notNull(),
    finaldeobranro: varchar({ length: 11 }).notNull(),
    trabajoautorizado1: trabajo(),
    observacion1: trabajo(),
    trabajoautorizado2: trabajo(),
    observacion2: trabajo(),
    trabajoautorizado3: trabajo(),
    observacion3: trabajo(),
    trabajoautorizado4: trabajo(),
    observacion4: trabajo(),
    trabajoautorizado5: trabajo(),
    observacion5: trabajo(),
  },
  (t) => [
    check(
      'formulario2_numeros_ck',
      sql`${t.supconantecedentes} ~ '^\\d{1,8}$' and ${t.permisoconstruccionnro} ~ '^\\d{1,11}$'
        and ${t.finaldeobranro} ~ '^\\d{1,11}$'`,
    ),
  ],
)

export const formulario14 = pgTable(
  'formulario14',
  {
    ...deCarpeta(),
    instalacion: siNo(),
    retiro: siNo(),
    ocupaVereda: siNo(),
    aceptoord2073: siNo(),
    empresaPublicidad: siNo(),
    desde: date({ mode: 'string' }).notNull(),
    hasta: date({ mode: 'string' }).notNull(),
    monto: centavos().notNull(),
    /** Tariff 65 as it was used. */
    tarifa: centavos().notNull(),
    perimetro: varchar({ length: 5 }).notNull(),
    altura: varchar({ length: 3 }).notNull(),
    superficie: varchar({ length: 5 }).notNull(),
    idInstitucion: integer().references(() => institucion.idInstitucion),
    nroInscripcion: varchar({ length: 5 }),
    /** The installer. */
    idRepresentante: integer()
      .notNull()
      .references(() => persona.idPersona),
    idArchivoComprobante: integer()
      .notNull()
      .references(() => archivo.idArchivo),
  },
  (t) => [
    check('formulario14_dias_ck', sql`${t.hasta} >= ${t.desde}`),
    check(
      'formulario14_empresa_ck',
      sql`${t.empresaPublicidad} = (${t.idInstitucion} is not null) and ${t.empresaPublicidad} = (${t.nroInscripcion} is not null)`,
    ),
  ],
)

/** The address is kept here and not among the works addresses: it is where a bill goes, and belongs to no padron. */
export const formulario19 = pgTable('formulario19', {
  ...deCarpeta(),
  idDeclarante: integer()
    .notNull()
    .references(() => declarante.idDeclarante),
  idCalle: integer()
    .notNull()
    .references(() => calle.idCalle),
  calleTexto: varchar({ length: 60 }).notNull(),
  nroPuerta: varchar({ length: MAX_PUERTA }).notNull(),
  piso: varchar({ length: 2 }).notNull(),
  departamento: varchar({ length: MAX_DEPARTAMENTO }).notNull(),
  seccion: varchar({ length: 15 }).notNull(),
  manzana: varchar({ length: 15 }).notNull(),
  distrito: varchar({ length: 15 }).notNull(),
  dominio: varchar({ length: 15 }).notNull(),
})

/** What a form said before it was observed and sent again, as its view shows it. */
export const formularioVersion = pgTable(
  'formulario_version',
  {
    idCarpeta: integer()
      .notNull()
      .references(() => carpeta.idCarpeta),
    idFormularioTipo: integer()
      .notNull()
      .references(() => formularioTipo.idFormularioTipo),
    version: smallint().notNull(),
    datos: jsonb().$type<Record<string, unknown>>().notNull(),
    reemplazadaEl: momento().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.idCarpeta, t.idFormularioTipo, t.version] })],
)

/**
 * What the forms of a folder of another system said, answer by answer and in its words (ADR 70). Its folder is part of its key: what
 * the audit copied of it is found by that when the folder loses its data.
 */
export const respuestaAnterior = pgTable(
  'respuesta_anterior',
  {
    idCarpeta: integer()
      .notNull()
      .references(() => carpeta.idCarpeta),
    idRespuesta: integer().notNull().generatedByDefaultAsIdentity(),
    formulario: varchar({ length: MAX_FORMULARIO_ANTERIOR }).notNull(),
    /** Where it stood in its form, if somebody said it; the others follow as they came. */
    orden: smallint(),
    pregunta: varchar({ length: MAX_PREGUNTA_ANTERIOR }).notNull(),
    respuesta: varchar({ length: MAX_RESPUESTA_ANTERIOR }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idCarpeta, t.idRespuesta] }),
    uniqueIndex('respuesta_anterior_pregunta_uq').on(
      t.idCarpeta,
      claveDeNombre(t.formulario),
      claveDeNombre(t.pregunta),
    ),
  ],
)
