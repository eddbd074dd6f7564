import * as z from 'zod/mini'

const DelFormulario = z.object({ codigoFormulario: z.string(), FormularioTipo: z.string() })

/** One thing that an incomplete folder waits for: the database's `lo_que_falta` says which, in the order in which they are done. */
export const Faltante = z.union([
  z.object({ que: z.enum(['completar', 'pagar']), formulario: DelFormulario }),
  z.object({ que: z.literal('requisito'), requisito: z.object({ idRequisito: z.int(), texto: z.string() }) }),
  z.object({ que: z.enum(['documento', 'croquis']) }),
])
export type Faltante = z.output<typeof Faltante>
