import * as z from 'zod/mini'
import { dePesos, mostrarImporte } from '../dinero.ts'

const DelFormulario = z.object({ codigoFormulario: z.string(), FormularioTipo: z.string() })

/** One thing that an incomplete folder waits for: the database's `lo_que_falta` says which, in the order in which they are done. */
export const Faltante = z.union([
  z.object({ que: z.literal('completar'), formulario: DelFormulario }),
  /** `monto`, in pesos: what is left to pay. */
  z.object({ que: z.literal('pagar'), formulario: DelFormulario, monto: z.number() }),
  z.object({
    que: z.literal('requisito'),
    requisito: z.object({ idRequisito: z.int(), texto: z.string() }),
    /** In pesos, of the one that is answered by paying: the stamp duty (A-204). */
    monto: z.optional(z.number()),
  }),
  z.object({ que: z.enum(['documento', 'croquis', 'presentar']) }),
])
export type Faltante = z.output<typeof Faltante>

/** What is still to be done before the folder can be filed, which is the last thing (A-203). */
export const antesDePresentar = (faltantes: readonly Faltante[]) => faltantes.filter(({ que }) => que !== 'presentar')

/** As one of the things to do. */
export function textoDeFaltante(falta: Faltante): string {
  switch (falta.que) {
    case 'completar':
      return `Completar el ${falta.formulario.FormularioTipo}`
    case 'pagar':
      return `Pagar el ${falta.formulario.FormularioTipo}: ${mostrarImporte(dePesos(falta.monto))}`
    case 'requisito':
      return `Responder el requisito: ${falta.requisito.texto}${falta.monto === undefined ? '' : ` (${mostrarImporte(dePesos(falta.monto))})`}`
    case 'documento':
      return 'Adjuntar la documentación que pide la encomienda'
    case 'croquis':
      return 'Adjuntar el croquis de manzana'
    case 'presentar':
      return 'Presentar la carpeta'
  }
}
