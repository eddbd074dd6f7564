import { CLASES_DE_PEDIDO, ESTADOS_DE_PEDIDO, TOPE_DE_MOTIVO } from '@catastro/domain/misDatos/pedidos'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { persona } from '../personas/tablas.ts'
import { idPropio, momento } from '../plataforma/columnas.ts'

/** What a person asks to be corrected or taken away of their own data, and what was decided. */
export const pedidoDeDatos = pgTable(
  'pedido_de_datos',
  {
    idPedido: idPropio(),
    idPersona: integer()
      .notNull()
      .references(() => persona.idPersona),
    clase: varchar({ length: 10, enum: CLASES_DE_PEDIDO }).notNull(),
    motivo: varchar({ length: TOPE_DE_MOTIVO }).notNull(),
    pedidoEl: momento().notNull(),
    estado: varchar({ length: 10, enum: ESTADOS_DE_PEDIDO }).notNull().default('PEDIDO'),
    respuesta: varchar({ length: TOPE_DE_MOTIVO }),
    decididoPor: integer().references(() => persona.idPersona),
    decididoEl: momento(),
    /** When what the audit had copied of that contact went too: only what is sealed can go. */
    auditoriaEl: momento(),
  },
  (t) => [
    uniqueIndex('pedido_de_datos_abierto_uq').on(t.idPersona, t.clase).where(sql`estado = 'PEDIDO'`),
    index('pedido_de_datos_persona_ix').on(t.idPersona, t.idPedido),
    check('pedido_de_datos_clase_ck', sql`${t.clase} in ('CORREGIR', 'SUPRIMIR')`),
    check('pedido_de_datos_estado_ck', sql`${t.estado} in ('PEDIDO', 'HECHO', 'RECHAZADO')`),
    check(
      'pedido_de_datos_decidido_ck',
      sql`(${t.estado} = 'PEDIDO') = (${t.decididoEl} is null) and (${t.decididoEl} is null) = (${t.decididoPor} is null) and (${t.decididoEl} is null) = (${t.respuesta} is null) and (${t.decididoPor} is null or ${t.decididoPor} <> ${t.idPersona})`,
    ),
  ],
)
