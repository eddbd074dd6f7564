import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core'
import { carpeta } from '../carpetas/tablas.ts'
import { formularioTipo } from '../catalogos/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { idPropio, momento } from '../plataforma/columnas.ts'

export const declarante = pgTable('declarante', {
  idDeclarante: idPropio(),
  declarante: varchar({ length: 40 }).notNull().unique(),
})

export const leyenda = pgTable(
  'leyenda',
  {
    id: idPropio(),
    idFormularioTipo: integer()
      .notNull()
      .references(() => formularioTipo.idFormularioTipo),
    grupo: smallint().notNull(),
    orden: smallint().notNull(),
    texto: varchar({ length: 300 }).notNull(),
  },
  (t) => [index('leyenda_ix').on(t.idFormularioTipo, t.grupo, t.orden), check('leyenda_ck', sql`${t.grupo} in (1, 2)`)],
)

const siNo = () => boolean().notNull()

export const formulario1 = pgTable(
  'formulario1',
  {
    id: idPropio(),
    idCarpeta: integer()
      .notNull()
      .unique()
      .references(() => carpeta.idCarpeta),
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
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    fecha: momento().notNull().default(sql`now()`),
  },
  (t) => [
    check('formulario1_conforme_ck', sql`${t.conformehabilitar} in ('No permitido', 'Permitido', 'Condicionado')`),
    check(
      'formulario1_cantidades_ck',
      sql`${t.cantidadluminarias} > 0 and ${t.recoleccionresiduos} >= 0 and ${t.cantarboles} >= 0`,
    ),
  ],
)
