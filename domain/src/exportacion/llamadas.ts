import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'

/** `datos`: tables and map. `todo`: and the files. */
export const QUE_SE_EXPORTA = ['datos', 'todo'] as const

export const exportarCiudad = llamada({
  method: 'GET',
  path: '/exportacion/{que}',
  sobre: { clase: 'lista', campo: 'que' },
  quien: ['ADMINISTRADOR'],
  resumen: 'Todo lo que es de la ciudad, en formatos abiertos, en un ZIP que se escribe a medida que se lee',
  params: z.object({
    que: campo('Contenido', 'el', z.enum(QUE_SE_EXPORTA, { error: predicado('debe ser datos o todo') })),
  }),
  reply: 'archivo',
})
