import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { ADMINISTRAN, PERSONAL } from '../roles.ts'
import { Hecho, Id, Momento, TextoOpcional } from '../tipos.ts'

/** Prices that wait for a second person. While one waits, what was in force before still is. */

export const CLASES_DE_PRECIO = ['TARIFA', 'OBRA_TIPO'] as const
export type ClaseDePrecio = (typeof CLASES_DE_PRECIO)[number]

const Valor = z.union([z.string(), z.number()])

const CambioPendiente = z.object({
  idCambio: z.int(),
  clase: z.enum(CLASES_DE_PRECIO),
  /** Null: a new tariff or work type. */
  idRegistro: z.nullable(z.int()),
  /** The name in force; of a new one, that which was written. */
  nombre: z.string(),
  autor: z.string(),
  /** Its author may not change prices any more: nobody confirms it, and anybody who may withdraws it. */
  sinAutor: z.boolean(),
  /** Written by who asks: theirs to withdraw, and somebody else's to confirm. */
  propio: z.boolean(),
  escritoEl: Momento,
  /** The day asked for; null: the one on which it is confirmed. */
  vigenteDesde: z.nullable(z.string()),
  /** Field by field, what is in force, where there is something, and what it would be; in pesos but for texts and the factor. */
  valores: z.array(z.object({ rotulo: z.string(), antes: z.optional(Valor), valor: Valor, enPesos: z.boolean() })),
  /** What `antes` says, in one word: who confirms says that they saw this. Null for a new one. */
  enVigor: z.nullable(z.string()),
})
export type CambioPendiente = z.output<typeof CambioPendiente>

export const cambiosPendientes = llamada({
  method: 'GET',
  path: '/preciosPendientes',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Los precios escritos que esperan a una segunda persona',
  errores: [404, 409],
  reply: z.object({ cambios: z.array(CambioPendiente) }),
})

const DeCambio = z.object({ idCambio: campo('Cambio', 'el', Id) })

export const confirmarCambio = llamada({
  method: 'POST',
  path: '/preciosPendientes/confirmar',
  quien: ADMINISTRAN,
  resumen: 'Confirma un precio que escribió otra persona: desde entonces vale',
  errores: [404],
  /** Without `enVigor`, what was in force when it was written still has to be. */
  json: z.extend(DeCambio, { enVigor: campo('Valores en vigor', 'los', z.optional(z.nullable(TextoOpcional(64)))) }),
  reply: Hecho,
})

export const retirarCambio = llamada({
  method: 'POST',
  path: '/preciosPendientes/retirar',
  quien: ADMINISTRAN,
  resumen: 'Retira un precio que todavía nadie confirmó: el propio, o el de quien ya no puede cambiar precios',
  errores: [404],
  json: DeCambio,
  reply: Hecho,
})
