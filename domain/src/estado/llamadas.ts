import * as z from 'zod/mini'
import { llamada } from '../llamada.ts'
import { Momento } from '../tipos.ts'
import { NOMBRES_DE_MEDIDA } from './medidas.ts'

export const estadoDelPortal = llamada({
  method: 'GET',
  path: '/estado',
  quien: ['ADMINISTRADOR'],
  resumen: 'Cómo está el portal: lo que alguien tiene que mirar, cada medida, las copias y los archivos dañados',
  reply: z.object({
    version: z.string(),
    /** The versions that served this database, the newest first. */
    versiones: z.array(z.object({ version: z.string(), desde: Momento, ultimaVez: Momento })),
    avisos: z.array(z.string()),
    medidas: z.array(z.object({ medida: z.enum(NOMBRES_DE_MEDIDA), valor: z.nullable(z.number()) })),
    /** Those that failed the last time. */
    trabajos: z.array(
      z.object({ nombre: z.string(), ultimaVez: Momento, fallas: z.int(), error: z.nullable(z.string()) }),
    ),
    copia: z.nullable(
      z.object({
        sirve: z.boolean(),
        copia: z.nullable(z.string()),
        terminada: Momento,
        segundos: z.int(),
        bytes: z.nullable(z.int()),
        detalle: z.string(),
      }),
    ),
    danados: z.array(z.object({ nombre: z.string(), problema: z.enum(['FALTA', 'CAMBIADO']), hallado: Momento })),
  }),
})
