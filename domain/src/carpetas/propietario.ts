import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { VACIO } from '../motivo.ts'
import { DomicilioDePropietario } from '../personas/domicilioDePropietario.ts'
import { Hecho, IdCarpeta, Momento, TextoLargo } from '../tipos.ts'
import { MAX_OBSERVACION } from './reglas.ts'

/** What the owner of a folder's works said of them, once: that they ordered nothing. It stops nothing by itself. */
export const NoEncargada = z.object({ motivo: z.string(), dichoEl: Momento })

/** A folder that somebody else filed, of works on the property of whoever reads it. */
export const ObraPropia = z.object({
  idCarpeta: z.int(),
  tramiteEstado: z.string(),
  /** Not yet, and PRESENTADO: it is still being prepared. */
  carpetaCompleta: z.boolean(),
  /** Its encomienda or use. */
  que: z.string(),
  domicilio: z.string(),
  padron: z.nullable(z.string()),
  fechaalta: Momento,
  noEncargada: z.nullable(NoEncargada),
})
export type ObraPropia = z.output<typeof ObraPropia>

export const noLoEncargue = llamada({
  method: 'POST',
  path: '/documentacion/noLoEncargue',
  quien: 'todos',
  limite: 'envios',
  resumen: 'El propietario dice, una sola vez, que no encargó la obra de una carpeta',
  errores: [404],
  json: z.object({
    idCarpeta: IdCarpeta,
    motivo: campo('Qué pasó', '', TextoLargo(MAX_OBSERVACION).check(z.minLength(1, { error: VACIO }))),
  }),
  reply: Hecho,
})

export const domicilioDelPropietario = llamada({
  method: 'GET',
  path: '/documentacion/domicilioDelPropietario/{idCarpeta}',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'El domicilio del propietario que nombra una carpeta; null si no nombra a ninguno',
  errores: [404],
  params: z.object({ idCarpeta: IdCarpeta }),
  reply: z.object({ domicilio: z.nullable(DomicilioDePropietario) }),
})
