import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { Entero, Fecha, Flag, Hecho, Id, Texto } from '../tipos.ts'
import { AL_VENCER, MAX_DIAS_DE_PLAZO, MAX_NOMBRE_DE_DIA, SITUACIONES } from './reglas.ts'

/** Terms and the city's calendar: staff read them, an ADMINISTRADOR changes them. */

const Anio = Entero(2020, 2100)
const Dia = Fecha.check(
  z.refine((dia) => dia >= '2020-01-01' && dia <= '2100-12-31', { error: predicado('está fuera de alcance') }),
)

const Plazo = z.object({
  idPlazo: z.int(),
  situacion: z.enum(SITUACIONES),
  /** Null: of every type that has none of its own. */
  idEncomiendaTipo: z.nullable(z.int()),
  encomiendatipo: z.nullable(z.string()),
  dias: z.int(),
  habiles: z.boolean(),
  alVencer: z.enum(AL_VENCER),
  estado: z.int(),
})
export type PlazoGuardado = z.output<typeof Plazo>

export const listarPlazos = llamada({
  method: 'GET',
  path: '/plazos',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Los plazos de cada estado y tipo de encomienda',
  reply: z.object({
    plazos: z.array(Plazo),
    tipos: z.array(z.object({ idEncomiendaTipo: z.int(), encomiendatipo: z.string() })),
  }),
})

export const DatosDePlazo = z.object({
  situacion: campo('Estado', 'el', z.enum(SITUACIONES, { error: predicado('no existe') })),
  idEncomiendaTipo: campo(
    'Tipo de encomienda',
    'el',
    z.optional(z.nullable(z.union([z.literal(''), Id], { error: predicado('no existe') }))),
  ),
  dias: campo('Días', 'los', Entero(1, MAX_DIAS_DE_PLAZO)),
  habiles: campo('Días hábiles', 'los', Flag),
  alVencer: campo('Al vencer', '', z.enum(AL_VENCER, { error: predicado('no existe') })),
  estado: campo('Habilitado', '', z.optional(Flag)),
})

/** Of a state and type there is one: what is sent again replaces it. */
export const guardarPlazo = llamada({
  method: 'POST',
  path: '/plazos/guardar',
  quien: ['ADMINISTRADOR'],
  resumen: 'Fija el plazo de un estado',
  errores: [404],
  json: DatosDePlazo,
  reply: Hecho,
})

export const verCalendario = llamada({
  method: 'GET',
  path: '/calendario',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Los feriados y recesos de un año, y si están confirmados',
  query: z.object({ anio: campo('Año', 'el', Anio) }),
  reply: z.object({
    confirmado: z.boolean(),
    dias: z.array(z.object({ fecha: z.string(), nombre: z.string() })),
  }),
})

export const agregarNoLaborables = llamada({
  method: 'POST',
  path: '/calendario/agregar',
  quien: ['ADMINISTRADOR'],
  resumen: 'Agrega un feriado, o un receso de varios días',
  json: z.object({
    desde: campo('Desde', 'la fecha', Dia),
    hasta: campo('Hasta', 'la fecha', z.optional(z.union([z.literal(''), Dia]))),
    nombre: campo('Nombre', 'el', Texto(MAX_NOMBRE_DE_DIA)),
  }),
  reply: Hecho,
})

export const quitarNoLaborable = llamada({
  method: 'POST',
  path: '/calendario/quitar',
  quien: ['ADMINISTRADOR'],
  resumen: 'Quita un día del calendario',
  errores: [404],
  json: z.object({ fecha: campo('Día', 'el', Dia) }),
  reply: Hecho,
})

export const confirmarAnio = llamada({
  method: 'POST',
  path: '/calendario/confirmar',
  quien: ['ADMINISTRADOR'],
  resumen: 'Da por buenos los feriados de un año',
  json: z.object({ anio: campo('Año', 'el', Anio) }),
  reply: Hecho,
})
