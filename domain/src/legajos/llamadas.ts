import * as z from 'zod/mini'
import { llamada } from '../llamada.ts'
import { Hecho, IdCarpeta, Momento } from '../tipos.ts'

/** One PDF of a whole folder: cover, every form, its files with their sums, and its history. A job makes it. */

export const SITUACIONES_DE_LEGAJO = ['SIN_PEDIR', 'EN_PREPARACION', 'LISTO', 'FALLIDO'] as const

const DeCarpeta = z.object({ idCarpeta: IdCarpeta })

export const pedirLegajo = llamada({
  method: 'POST',
  path: '/documentacion/legajo',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Pide el legajo de una carpeta en PDF; otra vez, con lo que cambió desde entonces',
  errores: [404],
  json: DeCarpeta,
  reply: Hecho,
})

export const verLegajo = llamada({
  method: 'GET',
  path: '/documentacion/legajo/{idCarpeta}',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'Cómo está el legajo de una carpeta',
  errores: [404],
  params: DeCarpeta,
  reply: z.object({
    situacion: z.enum(SITUACIONES_DE_LEGAJO),
    /** Of the one that can be downloaded, also while a newer one is being made. */
    hechoEl: z.nullable(Momento),
  }),
})

export const descargarLegajo = llamada({
  method: 'GET',
  path: '/documentacion/legajo/{idCarpeta}/pdf',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  servicio: 'archivos',
  quien: 'todos',
  resumen: 'El legajo de una carpeta, en PDF',
  errores: [404, 409],
  params: DeCarpeta,
  reply: 'archivo',
})
