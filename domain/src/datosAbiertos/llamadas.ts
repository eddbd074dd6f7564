import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { unoDe } from '../motivo.ts'
import { Momento } from '../tipos.ts'
import { CONJUNTOS } from './reglas.ts'

/** Open to everybody where the city says so. */
export const datosAbiertos = llamada({
  method: 'GET',
  path: '/datosAbiertos',
  quien: 'publico',
  limite: 'consultas',
  resumen: 'Qué datos publica la ciudad, y de cuándo son',
  errores: [404],
  reply: z.object({
    /** What they may be used for. */
    licencia: z.string(),
    capas: z.array(
      z.object({
        capa: z.enum(['manzanas', 'parcelas']),
        version: z.int(),
        /** When this version began; null before anything was drawn. */
        desde: z.nullable(Momento),
      }),
    ),
    /** The months that permits are counted in, both whole. */
    permisos: z.object({ desde: z.string(), hasta: z.string() }),
  }),
})

export const bajarDatosAbiertos = llamada({
  method: 'GET',
  path: '/datosAbiertos/{conjunto}',
  quien: 'publico',
  limite: 'consultas',
  resumen: 'Manzanas o parcelas sin titulares (GeoJSON, WGS 84), o permisos por manzana, mes y tipo (CSV)',
  errores: [404],
  conMarca: true,
  params: z.object({
    conjunto: campo('Conjunto', 'el', z.enum(CONJUNTOS, { error: unoDe(CONJUNTOS) })),
  }),
  reply: 'archivo',
})
