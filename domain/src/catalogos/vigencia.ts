import * as z from 'zod/mini'
import { Momento } from '../tipos.ts'

/** A line of a history of prices: the day from which it holds, and when and by whom it was written; nobody for those of the start. */
export const VigenciaDePrecios = z.object({
  id: z.int(),
  vigenteDesde: Momento,
  registradoEl: Momento,
  autor: z.nullable(z.string()),
  /** The second person, where it took two. */
  confirmo: z.nullable(z.string()),
})
export type VigenciaDePrecios = z.output<typeof VigenciaDePrecios>

/** The line in force at a moment, of those that begin with the latest: of several for one day, the one written last. */
export const enVigencia = <V extends VigenciaDePrecios>(historial: readonly V[], momento: string): V | undefined =>
  historial.find(({ vigenteDesde }) => vigenteDesde <= momento)
