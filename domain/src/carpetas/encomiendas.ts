import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { Flag, Hecho, Id, Texto, TextoOpcional } from '../tipos.ts'
import { Motivo, Version, VersionMirada } from '../versiones.ts'
import { FALTAN_FORMULARIOS, FORMULARIO_REPETIDO } from './mensajes.ts'

/*
 * What a city presents folders for, by versions: each change is one more, with who, when and why. A folder keeps the forms
 * and the sketch that it was begun with.
 */

const LoQueDice = z.object({
  encomiendatipo: z.string(),
  /** When to choose it, in a line. */
  explicacion: z.string(),
  /** Its folders carry a block sketch. */
  requiereCroquis: z.boolean(),
  /** The form types that its folders carry, in the order in which they are filled. */
  formularios: z.array(z.int()),
  /** It is not offered any more. */
  retirado: z.boolean(),
})
export type LoQueDiceUnTipo = z.output<typeof LoQueDice>

const TipoDeEncomienda = z.extend(LoQueDice, {
  idEncomiendaTipo: z.int(),
  version: z.int(),
  /** Its folders that are not closed. */
  carpetas: z.int(),
})
export type TipoDeEncomienda = z.output<typeof TipoDeEncomienda>

/** A form that an encomienda may carry. */
const FormularioPosible = z.object({ idFormularioTipo: z.int(), FormularioTipo: z.string() })

export const listarTiposDeEncomienda = llamada({
  method: 'GET',
  path: '/documentacion/tiposDeEncomienda',
  quien: ['ADMINISTRADOR'],
  resumen: 'Los tipos de encomienda, también los que ya no se ofrecen, y los formularios que pueden llevar',
  reply: z.object({ tipos: z.array(TipoDeEncomienda), formularios: z.array(FormularioPosible) }),
})

const VersionDeTipo = z.extend(LoQueDice, Version.shape)
export type VersionDeTipo = z.output<typeof VersionDeTipo>

export const versionesDeTipoDeEncomienda = llamada({
  method: 'GET',
  path: '/documentacion/tiposDeEncomienda/{idEncomiendaTipo}',
  quien: ['ADMINISTRADOR'],
  resumen: 'Cada versión de un tipo de encomienda, la última primero; la 0 es la de fábrica',
  errores: [404],
  params: z.object({ idEncomiendaTipo: campo('Tipo de encomienda', 'el', Id) }),
  reply: z.object({ versiones: z.array(VersionDeTipo) }),
})

export const DatosDeTipoDeEncomienda = z.object({
  encomiendatipo: campo('Nombre', 'el', Texto(60)),
  explicacion: campo('Cuándo se elige', '', TextoOpcional(160)),
  requiereCroquis: campo('Lleva croquis de manzana', '', Flag),
  formularios: campo(
    'Formularios',
    'los',
    z.array(Id, { error: FALTAN_FORMULARIOS }).check(
      z.minLength(1, { error: FALTAN_FORMULARIOS }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: FORMULARIO_REPETIDO }),
    ),
  ),
  retirado: campo('Dejar de ofrecerlo', '', Flag),
  motivo: Motivo,
})

/** Another version of one, or a new one. */
export const guardarTipoDeEncomienda = llamada({
  method: 'POST',
  path: '/documentacion/tiposDeEncomienda',
  quien: ['ADMINISTRADOR'],
  resumen: 'Agrega un tipo de encomienda, o guarda otra versión de uno. Volver a una anterior es guardarla otra vez',
  errores: [404],
  json: z.extend(DatosDeTipoDeEncomienda, {
    /** Absent: a new one. */
    idEncomiendaTipo: campo('Tipo de encomienda', 'el', z.optional(Id)),
    version: VersionMirada,
  }),
  reply: z.extend(Hecho, { idEncomiendaTipo: z.int(), version: z.int() }),
})
