import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { Id, Momento } from '../tipos.ts'

/** What reference records are called in the audit. */
export const ENTIDADES = [
  'institucion_tipo',
  'institucion',
  'reparticion',
  'oficina',
  'calle',
  'obra_tipo',
  'tarifa',
  'inspector',
  'empleado',
  'colegio_prof',
  'profesion',
  'universidad',
  'profesional',
  'lista_de_control',
] as const
export type Entidad = (typeof ENTIDADES)[number]

export const UnCambio = z.object({
  id: z.int(),
  fecha: Momento,
  /** Null where the system itself wrote: at the start, or a job. */
  autor: z.nullable(z.string()),
  accion: z.enum(['Alta', 'Cambio', 'Baja']),
  /** The import that wrote it, or that was undone. */
  importacion: z.nullable(z.object({ id: z.int(), deshecha: z.boolean() })),
  campos: z.array(z.object({ campo: z.string(), antes: z.nullable(z.string()), despues: z.nullable(z.string()) })),
})
export type Cambio = z.output<typeof UnCambio>

export const cambiosDeRegistro = llamada({
  method: 'GET',
  path: '/auditoria/{entidad}/{id}',
  quien: ['ADMINISTRADOR'],
  resumen: 'Quién cambió qué de un registro, lo último primero',
  params: z.object({
    entidad: campo('Registro', 'el', z.enum(ENTIDADES, { error: predicado('no es un registro conocido') })),
    id: campo('Número de registro', 'el', Id),
  }),
  reply: z.object({ cambios: z.array(UnCambio) }),
})
