import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada, partes } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { Entero, Fecha, Flag, Hecho, Id, Momento, Texto, TextoOpcional } from '../tipos.ts'
import { Motivo, Version, VersionMirada } from '../versiones.ts'
import { EJEMPLO_DESCONOCIDO } from './mensajes.ts'

/*
 * What the city asks of each encomienda, by versions: each change is one more, with who, when, why and since when it
 * holds. A folder keeps those that were in force when it was filed.
 */

/** Of a requirement's example: what its bytes sum up to, which names it for ever. */
const Suma = z.string({ error: EJEMPLO_DESCONOCIDO }).check(z.regex(/^[0-9a-f]{64}$/, { error: EJEMPLO_DESCONOCIDO }))

/** A file that shows what is asked for. */
export const Ejemplo = z.object({ ejemplo: z.string(), nombre: z.string() })
export type Ejemplo = z.output<typeof Ejemplo>

const LoQueDice = z.object({
  texto: z.string(),
  /** What it is and where it is got. */
  ayuda: z.string(),
  /** Its place among those of its encomienda. */
  orden: z.int(),
  obligatorio: z.boolean(),
  ejemplo: z.nullable(Ejemplo),
  /** It is not asked for any more. */
  retirado: z.boolean(),
})
export type LoQueDiceUnRequisito = z.output<typeof LoQueDice>

const DeCual = {
  idRequisito: z.int(),
  /** Null: every encomienda asks for it. */
  idEncomiendaTipo: z.nullable(z.int()),
  encomiendatipo: z.nullable(z.string()),
}

const RequisitoDeEncomienda = z.extend(LoQueDice, {
  ...DeCual,
  /** False: it is still to come, and what it says is what it will. */
  rige: z.boolean(),
  /** Since when something else of it will hold; null where nothing is written for later. */
  cambiaEl: z.nullable(Momento),
})
export type RequisitoDeEncomienda = z.output<typeof RequisitoDeEncomienda>

export const listarRequisitosDeEncomienda = llamada({
  method: 'GET',
  path: '/documentacion/requisitosDeEncomienda',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Qué documentación pide cada tipo de encomienda, y cuál es obligatoria',
  reply: z.object({ requisitos: z.array(RequisitoDeEncomienda) }),
})

const VersionDeRequisito = z.extend(LoQueDice, {
  ...Version.shape,
  vigenteDesde: Momento,
})
export type VersionDeRequisito = z.output<typeof VersionDeRequisito>

export const verRequisitoDeEncomienda = llamada({
  method: 'GET',
  path: '/documentacion/requisitosDeEncomienda/{idRequisito}',
  quien: ['ADMINISTRADOR'],
  resumen: 'Cada versión de un requisito, la última primero; la 0 es la de fábrica',
  errores: [404],
  params: z.object({ idRequisito: campo('Requisito', 'el', Id) }),
  reply: z.object({ requisito: z.object(DeCual), versiones: z.array(VersionDeRequisito) }),
})

export const DatosDeRequisito = z.object({
  texto: campo('Requisito', 'el', Texto(160)),
  ayuda: campo('Ayuda', 'la', TextoOpcional(200)),
  orden: campo('Lugar', 'el', Entero(1, 99)),
  obligatorio: campo('Obligatorio', '', Flag),
  ejemplo: campo('Ejemplo', 'el', z.union([z.literal(''), Suma], { error: EJEMPLO_DESCONOCIDO })),
  retirado: campo('Dejar de pedirlo', '', Flag),
  vigenteDesde: campo(
    'Vigente desde',
    '',
    z.optional(z.union([z.literal(''), Fecha], { error: predicado('no es una fecha válida') })),
  ),
  motivo: Motivo,
})

/** Another version of one, or a new one. */
export const guardarRequisito = llamada({
  method: 'POST',
  path: '/documentacion/requisitosDeEncomienda',
  quien: ['ADMINISTRADOR'],
  resumen: 'Agrega un requisito, o guarda otra versión de uno. Volver a una anterior es guardarla otra vez',
  errores: [404],
  json: z.extend(DatosDeRequisito, {
    /** Absent: a new one. */
    idRequisito: campo('Requisito', 'el', z.optional(Id)),
    /** Of a new one: absent, every encomienda asks for it. */
    idEncomiendaTipo: campo('Tipo de encomienda', 'el', z.optional(Id)),
    version: VersionMirada,
  }),
  reply: z.extend(Hecho, { idRequisito: z.int(), version: z.int() }),
})

/** What a change would reach: a folder that was filed keeps what it had. */
export const carpetasEnPreparacion = llamada({
  method: 'GET',
  path: '/documentacion/carpetasEnPreparacion',
  quien: ['ADMINISTRADOR'],
  resumen: 'Cuántas carpetas sin presentar hay de cada tipo de encomienda: a las que llega un cambio de sus requisitos',
  reply: z.object({
    tipos: z.array(z.object({ idEncomiendaTipo: z.int(), encomiendatipo: z.string(), carpetas: z.int() })),
  }),
})

export const subirEjemplo = llamada({
  method: 'POST',
  path: '/documentacion/ejemplosDeRequisito',
  servicio: 'archivos',
  quien: ['ADMINISTRADOR'],
  limite: 'envios',
  resumen: 'Recibe el ejemplo de un requisito. Nadie lo ve hasta que se guarde con él',
  partes: partes({
    campos: z.object({}),
    archivos: { ejemplo: { etiqueta: 'Ejemplo', articulo: 'el', max: 1, tope: 'ejemplos' } },
  }),
  reply: z.extend(Hecho, Ejemplo.shape),
})

export const verEjemplo = llamada({
  method: 'GET',
  path: '/documentacion/ejemplosDeRequisito/{ejemplo}',
  quien: 'publico',
  resumen: 'El ejemplo de un requisito. Su nombre es la suma de sus bytes: nunca cambia',
  errores: [404],
  params: z.object({ ejemplo: campo('Ejemplo', 'el', Suma) }),
  reply: 'archivo',
})
