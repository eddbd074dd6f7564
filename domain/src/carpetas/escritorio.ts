import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { Fecha, Hecho, IdCarpeta, TextoOpcional } from '../tipos.ts'
import { LISTAS_DEL_PERSONAL } from './listasDelPersonal.ts'
import { CarpetaListItem, FiltroDeCarpetas, FiltroDelPersonal } from './llamadas.ts'

/** For so long the folder that somebody has open at the desk is given to nobody else. */
export const MINUTOS_TOMADA = 15

/** What a list shows, and in what order: the folders that are attended one after another. */
const Cola = z.object({
  estado: FiltroDeCarpetas.shape.estado,
  orden: FiltroDeCarpetas.shape.orden,
  buscar: FiltroDeCarpetas.shape.buscar,
  ...FiltroDelPersonal.shape,
})

/**
 * The folder after one (or before it) in a list, and takes it: those that others have open are passed over. `vencia`: when
 * it fell due as its reader saw it, since having been attended it may fall due another day.
 */
export const siguienteCarpeta = llamada({
  method: 'POST',
  path: '/documentacion/siguiente',
  muestra: { clase: 'carpeta', lista: 'carpeta', campo: 'idCarpeta' },
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'La carpeta que sigue en una lista, sin las que otra persona está atendiendo',
  errores: [404],
  json: z.extend(Cola, {
    desde: IdCarpeta,
    vencia: campo('Vencimiento', 'el', z.optional(z.nullable(Fecha))),
    hacia: campo('Hacia', '', z.enum(['siguiente', 'anterior'], { error: predicado('debe ser siguiente o anterior') })),
  }),
  reply: z.object({ carpeta: z.nullable(CarpetaListItem) }),
})

/** `lugar`, from 1: null of one that is in the list no more, or beyond what is counted. */
export const lugarEnCola = llamada({
  method: 'GET',
  path: '/documentacion/lugarEnCola',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Qué lugar tiene una carpeta en una lista del personal, y cuántas hay',
  query: z.extend(Cola, { idCarpeta: IdCarpeta }),
  reply: z.object({ lugar: z.nullable(z.int()), total: z.int(), totalEsMinimo: z.optional(z.boolean()) }),
})

/** Says that one has it open. `laTiene`: who else had it already, and goes on having it. */
export const tomarCarpeta = llamada({
  method: 'POST',
  path: '/documentacion/tomar',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Avisa que una persona está atendiendo una carpeta',
  errores: [404],
  json: z.object({ idCarpeta: IdCarpeta }),
  reply: z.object({ laTiene: z.nullable(z.string()) }),
})

const Lista = z.object({ lista: campo('Lista', 'la', z.enum(LISTAS_DEL_PERSONAL, { error: predicado('no existe') })) })
const Vista = z.object({
  buscar: campo('Búsqueda', 'la', TextoOpcional(60)),
  estado: campo('Estado', 'el', TextoOpcional(200)),
  orden: campo(
    'Orden',
    'el',
    z.enum(['recientes', 'antiguas', 'vencimiento'], {
      error: predicado('debe ser recientes, antiguas o vencimiento'),
    }),
  ),
})
export type VistaDeLista = z.output<typeof Vista>

/** Null: as it starts. */
export const verVistaDeLista = llamada({
  method: 'GET',
  path: '/documentacion/vistaDeLista/{lista}',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Cómo dejó una persona una lista del personal',
  params: Lista,
  reply: z.object({ vista: z.nullable(Vista) }),
})

export const guardarVistaDeLista = llamada({
  method: 'PUT',
  path: '/documentacion/vistaDeLista/{lista}',
  quien: PERSONAL,
  inspecciona: true,
  limite: 'borradores',
  conSesionRecordada: true,
  resumen: 'Recuerda la búsqueda, el filtro y el orden de una lista del personal',
  params: Lista,
  json: Vista,
  reply: Hecho,
})
