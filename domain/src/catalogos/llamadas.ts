import * as z from 'zod/mini'
import { llamada } from '../llamada.ts'

/** Of the seed, and not yet the city's: nothing is charged with it. Without it, it is confirmed. */
const PorConfirmar = z.optional(z.literal(true))

/** The lists that forms offer to anybody signed in: enabled rows only. */

export const callesDeFormularios = llamada({
  method: 'GET',
  path: '/formulario/calles',
  quien: 'todos',
  resumen: 'Calles habilitadas',
  reply: z.object({ calles: z.array(z.object({ idcalle: z.int(), calle: z.string() })) }),
})

export const tarifasDeFormularios = llamada({
  method: 'GET',
  path: '/formulario/tarifas',
  quien: 'todos',
  resumen: 'Tarifas vigentes hoy, en pesos',
  reply: z.object({ tarifas: z.array(z.object({ idTarifa: z.int(), valor: z.number(), porConfirmar: PorConfirmar })) }),
})

export const tiposInmueble = llamada({
  method: 'GET',
  path: '/formulario/tiposInmueble',
  quien: 'todos',
  resumen: 'Tipos de inmueble',
  reply: z.object({ tiposInmueble: z.array(z.object({ idInmuebleTipo: z.int(), InmuebleTipo: z.string() })) }),
})

export const tiposObra = llamada({
  method: 'GET',
  path: '/formulario/tiposObra',
  quien: 'todos',
  resumen: 'Tipos de obra, con su timbrado en pesos',
  reply: z.object({
    tiposObra: z.array(
      z.object({ idObraTipo: z.int(), ObraTipo: z.string(), timbrado: z.number(), porConfirmar: PorConfirmar }),
    ),
  }),
})
