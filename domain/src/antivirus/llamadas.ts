import * as z from 'zod/mini'
import { llamada } from '../llamada.ts'
import { Momento } from '../tipos.ts'

export const archivosApartados = llamada({
  method: 'GET',
  path: '/archivos/apartados',
  muestra: { clase: 'persona', lista: 'apartados', campo: 'idPersona' },
  quien: ['ADMINISTRADOR'],
  resumen: 'Los archivos en que el antivirus encontró algo, y los que esperan que los revise',
  reply: z.object({
    /** null: the city has no scanner. */
    enEspera: z.nullable(z.object({ cuantos: z.int(), desde: z.nullable(Momento) })),
    apartados: z.array(
      z.object({
        nombre: z.nullable(z.string()),
        /** Who sent it. */
        idPersona: z.nullable(z.int()),
        persona: z.nullable(z.string()),
        hallazgo: z.string(),
        recibidoEl: Momento,
        revisadoEl: Momento,
      }),
    ),
  }),
})
