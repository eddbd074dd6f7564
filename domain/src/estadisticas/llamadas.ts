import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { FORMATOS } from '../importaciones/reglas.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { FILAS } from './filas.ts'
import { NOMBRES_DE_GRAFICO } from './graficos.ts'

const Mes = z
  .string({ error: predicado('debe ser un mes') })
  .check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, { error: predicado('debe ser un mes, como 2026-11') }))

/** What kind of folder: an encomienda, or what a folder without one is for. */
const Tipo = z
  .string({ error: predicado('no es un tipo de carpeta') })
  .check(z.regex(/^((encomienda|uso)-\d{1,9})?$/, { error: predicado('no es un tipo de carpeta') }))

/** Without months, the last twelve; without a type, all of them. */
const Filtro = z.object({
  desde: campo('Desde', 'el mes', z.optional(Mes)),
  hasta: campo('Hasta', 'el mes', z.optional(Mes)),
  tipo: campo('Tipo de carpeta', 'el', z.optional(Tipo)),
})
export type FiltroDeEstadisticas = z.output<typeof Filtro>

export const verEstadisticas = llamada({
  method: 'GET',
  path: '/estadisticas',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Los números de todos los gráficos, de un período y un tipo de carpeta',
  query: Filtro,
  reply: z.object({
    /** The months that were counted, and the types that there are. */
    desde: z.string(),
    hasta: z.string(),
    /** When they were counted: the same figures are answered until counts are joined again, some seconds later. */
    momento: z.string(),
    tipos: z.array(z.object({ tipo: z.string(), nombre: z.string() })),
    estados: z.array(FILAS.estados),
    esperas: z.array(FILAS.esperas),
    inspectores: z.array(FILAS.inspectores),
    semanas: z.array(FILAS.semanas),
    demoras: z.array(FILAS.demoras),
    oficinas: z.array(FILAS.oficinas),
    observaciones: z.array(FILAS.observaciones),
    obras: z.array(FILAS.obras),
    dinero: z.array(FILAS.dinero),
  }),
})

export const exportarGrafico = llamada({
  method: 'GET',
  path: '/estadisticas/{grafico}/planilla',
  quien: PERSONAL,
  limite: 'consultas',
  resumen: 'La tabla de un gráfico como XLSX o CSV',
  params: z.object({
    grafico: campo('Gráfico', 'el', z.enum(NOMBRES_DE_GRAFICO, { error: predicado('no es un gráfico conocido') })),
  }),
  query: z.extend(Filtro, {
    formato: campo('Formato', 'el', z.optional(z.enum(FORMATOS, { error: predicado('debe ser csv o xlsx') }))),
  }),
  reply: 'archivo',
})

/** Open to everybody where the city says so. Of few cases nothing is said. */
export const estadisticasPublicas = llamada({
  method: 'GET',
  path: '/estadisticas/publicas',
  quien: 'publico',
  resumen: 'Cuántos días tarda la ciudad en resolver cada tipo de trámite',
  errores: [404],
  reply: z.object({
    desde: z.string(),
    hasta: z.string(),
    plazos: z.array(z.object({ tipo: z.string(), casos: z.nullable(z.int()), mediana: z.nullable(z.int()) })),
  }),
})
