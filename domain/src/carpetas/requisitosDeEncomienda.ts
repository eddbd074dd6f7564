import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { ADMINISTRAN, PERSONAL } from '../roles.ts'
import { Hecho, Id } from '../tipos.ts'

const RequisitoDeEncomienda = z.object({
  idRequisito: z.int(),
  /** Null: every encomienda asks for it. */
  idEncomiendaTipo: z.nullable(z.int()),
  encomiendatipo: z.nullable(z.string()),
  texto: z.string(),
  obligatorio: z.boolean(),
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

/** Of the folders that were not complete yet: one that was does not go back. */
export const hacerObligatorio = llamada({
  method: 'PUT',
  path: '/documentacion/requisitoObligatorio',
  quien: ADMINISTRAN,
  resumen: 'Dice si un requisito es obligatorio para que una carpeta esté completa',
  errores: [404],
  json: z.object({
    idRequisito: campo('Requisito', 'el', Id),
    obligatorio: campo('Obligatorio', '', z.boolean({ error: predicado('debe ser sí o no') })),
  }),
  reply: Hecho,
})
