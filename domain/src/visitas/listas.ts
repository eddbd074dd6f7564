import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { Entero, Flag, Hecho, Id, IdDeRegistro, Momento, Texto, Usrmod } from '../tipos.ts'
import { MAX_ITEMS, MAX_NOMBRE_DE_LISTA, MAX_ORDEN, MAX_TEXTO_DE_ITEM } from './reglas.ts'

/**
 * What an inspector looks at, by work type: the city's own lists, kept by version. The one of a folder is that of its work
 * type, or of its use, or the one for all.
 */

const Item = z.object({
  idItem: z.int(),
  texto: z.string(),
  /** At a distance, the applicant is asked for a photo of it; the others the inspector answers alone. */
  conFoto: z.boolean(),
  /** Disabled ones are kept, and asked no more. */
  estado: z.int(),
})
export type ItemDeLista = z.output<typeof Item>

const Lista = z.object({
  idLista: z.int(),
  nombre: z.string(),
  orden: z.int(),
  /** At most one of the two; neither: of every folder that has none of its own. */
  idObraTipo: z.nullable(z.int()),
  ObraTipo: z.nullable(z.string()),
  idUso: z.nullable(z.int()),
  uso: z.nullable(z.string()),
  /** One more each time that its items or its name change. */
  version: z.int(),
  items: z.array(Item),
  estado: z.int(),
  usrmod: z.nullable(z.int()),
})
export type ListaDeControl = z.output<typeof Lista>

export const listasDeControl = llamada({
  method: 'GET',
  path: '/visitas/listas',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Las listas de control de las visitas, habilitadas o no',
  reply: z.object({
    listas: z.array(Lista),
    tipos: z.array(z.object({ idObraTipo: z.int(), ObraTipo: z.string() })),
    usos: z.array(z.object({ idUso: z.int(), uso: z.string() })),
  }),
})

const deQue = (etiqueta: string) =>
  campo(etiqueta, 'el', z.optional(z.nullable(z.union([z.literal(''), Id], { error: predicado('no existe') }))))

export const DatosDeLista = z.object({
  nombre: campo('Nombre', 'el', Texto(MAX_NOMBRE_DE_LISTA)),
  orden: campo('Orden', 'el', z.optional(Entero(0, MAX_ORDEN))),
  idObraTipo: deQue('Tipo de obra'),
  idUso: deQue('Uso'),
  items: campo(
    'Puntos',
    'los',
    z
      .array(
        z.object({
          /** Absent: a new one. */
          idItem: campo('Punto', 'el', z.optional(z.nullable(Id))),
          texto: campo('Qué se mira', '', Texto(MAX_TEXTO_DE_ITEM)),
          conFoto: campo('Con foto', '', z.optional(Flag)),
          estado: campo('Habilitado', '', z.optional(Flag)),
        }),
        { error: predicado('debe ser una lista') },
      )
      .check(
        z.minLength(1, { error: predicado('debe haber al menos uno') }),
        z.maxLength(MAX_ITEMS, { error: predicado(`no puede haber más de ${MAX_ITEMS}`) }),
      ),
  ),
  estado: campo('Estado', 'el', z.optional(Flag)),
  usrmod: Usrmod,
})

export const agregarLista = llamada({
  method: 'POST',
  path: '/visitas/agregarLista',
  quien: ['ADMINISTRADOR'],
  resumen: 'Agrega una lista de control',
  errores: [404],
  json: DatosDeLista,
  reply: z.extend(Hecho, { idLista: z.int() }),
})

/** Items come whole and in their order; one that is left out is disabled, and none is ever deleted. */
export const editarLista = llamada({
  method: 'POST',
  path: '/visitas/editarLista',
  quien: ['ADMINISTRADOR'],
  resumen: 'Cambia una lista de control: lo ya visitado conserva la suya',
  errores: [404],
  json: z.extend(DatosDeLista, { idLista: campo('Lista', 'la', Id), version: campo('Versión', 'la', z.optional(Id)) }),
  reply: Hecho,
})

export const deshabilitarLista = llamada({
  method: 'POST',
  path: '/visitas/deshabilitarLista',
  quien: ['ADMINISTRADOR'],
  resumen: 'Deshabilita una lista de control',
  errores: [404],
  json: z.object({ id: IdDeRegistro }),
  reply: Hecho,
})

export const historialDeLista = llamada({
  method: 'GET',
  path: '/visitas/historialDeLista/{idLista}',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Cada versión de una lista de control, la última primero',
  errores: [404],
  params: z.object({ idLista: campo('Lista', 'la', Id) }),
  reply: z.object({
    historial: z.array(
      z.object({
        version: z.int(),
        nombre: z.string(),
        items: z.array(Item),
        fecha: Momento,
        /** Null where the system itself wrote. */
        autor: z.nullable(z.string()),
      }),
    ),
  }),
})
