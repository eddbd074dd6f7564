import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { ADMINISTRAN, PERSONAL } from '../roles.ts'
import { Hecho, Id, Momento } from '../tipos.ts'

/** Prices that wait for a second person. While one waits, what was in force before still is. */

export const CLASES_DE_PRECIO = ['TARIFA', 'OBRA_TIPO'] as const
export type ClaseDePrecio = (typeof CLASES_DE_PRECIO)[number]

const CambioPendiente = z.object({
  idCambio: z.int(),
  clase: z.enum(CLASES_DE_PRECIO),
  /** Null: a new tariff or work type. */
  idRegistro: z.nullable(z.int()),
  nombre: z.string(),
  autor: z.string(),
  /** Written by who asks: theirs to withdraw, and somebody else's to confirm. */
  propio: z.boolean(),
  escritoEl: Momento,
  /** The day asked for; null: the one on which it is confirmed. */
  vigenteDesde: z.nullable(z.string()),
  /** What it would be, in pesos but for the factor. */
  valores: z.array(z.object({ rotulo: z.string(), valor: z.number(), enPesos: z.boolean() })),
})
export type CambioPendiente = z.output<typeof CambioPendiente>

export const cambiosPendientes = llamada({
  method: 'GET',
  path: '/preciosPendientes',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Los precios escritos que esperan a una segunda persona',
  reply: z.object({ cambios: z.array(CambioPendiente) }),
})

const DeCambio = z.object({ idCambio: campo('Cambio', Id) })

export const confirmarCambio = llamada({
  method: 'POST',
  path: '/preciosPendientes/confirmar',
  quien: ADMINISTRAN,
  resumen: 'Confirma un precio que escribió otra persona: desde entonces vale',
  json: DeCambio,
  reply: Hecho,
})

export const retirarCambio = llamada({
  method: 'POST',
  path: '/preciosPendientes/retirar',
  quien: ADMINISTRAN,
  resumen: 'Retira un precio propio que todavía nadie confirmó',
  json: DeCambio,
  reply: Hecho,
})
