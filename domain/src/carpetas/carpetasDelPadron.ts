import * as z from 'zod/mini'
import { llamada } from '../llamada.ts'
import { Momento, Padron } from '../tipos.ts'

/** What a folder of a property is about: an encomienda, or the use that sidewalks and elevators file under. */
export const CLASES_DE_CARPETA = ['CARPETA', 'VEREDA', 'ELEVADOR'] as const
export type ClaseDeCarpeta = (typeof CLASES_DE_CARPETA)[number]

/** The newest ones are shown; whoever wants more has the lists. */
export const MAX_DEL_PADRON = 50

const CarpetaDelPadron = z.object({
  idCarpeta: z.int(),
  clase: z.enum(CLASES_DE_CARPETA),
  /** The encomienda type, or the use. */
  tramite: z.string(),
  tramiteEstado: z.string(),
  fechaalta: Momento,
})
export type CarpetaDelPadron = z.output<typeof CarpetaDelPadron>

/** One's own; staff all of them. */
export const carpetasDelPadron = llamada({
  method: 'GET',
  path: '/documentacion/delPadron/{padron}',
  muestra: { clase: 'carpeta', lista: 'carpetas', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'Las carpetas de un padrón que la persona puede ver, las últimas primero',
  params: z.object({ padron: Padron }),
  reply: z.object({ carpetas: z.array(CarpetaDelPadron), hayMas: z.boolean() }),
})
