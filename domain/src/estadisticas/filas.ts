import * as z from 'zod/mini'
import { NOMBRES_DE_PRODUCTO, type Producto } from '../pagos/productos.ts'

/** How long what ended in the period had lasted, in days; no case, no figure. */
const Plazos = { casos: z.int(), mediana: z.nullable(z.int()), p90: z.nullable(z.int()) }

const pesosPorProducto = Object.fromEntries(NOMBRES_DE_PRODUCTO.map((p) => [p, z.number()])) as Record<
  Producto,
  z.ZodMiniNumber
>

/** A row of each chart. */
export const FILAS = {
  estados: z.object({ estado: z.string(), carpetas: z.int() }),
  /** How long what is still open has been where it is. */
  esperas: z.object({
    estado: z.string(),
    hasta7: z.int(),
    hasta30: z.int(),
    hasta90: z.int(),
    masDe90: z.int(),
    carpetas: z.int(),
    mediana: z.int(),
    mayor: z.int(),
  }),
  inspectores: z.object({ inspector: z.string(), carpetas: z.int(), mayor: z.int() }),
  /** Entries into a state. The week is its Monday, 'yyyy-mm-dd'. */
  semanas: z.object({
    semana: z.string(),
    presentadas: z.int(),
    observadas: z.int(),
    aprobadas: z.int(),
    finalizadas: z.int(),
    rechazadas: z.int(),
  }),
  demoras: z.object({ estado: z.string(), ...Plazos }),
  oficinas: z.object({ oficina: z.string(), ...Plazos, abiertas: z.int() }),
  observaciones: z.object({ sobre: z.string(), observaciones: z.int() }),
  obras: z.object({ obra: z.string(), carpetas: z.int() }),
  /** The month, 'yyyy-mm', and pesos. */
  dinero: z.object({ mes: z.string(), ...pesosPorProducto, total: z.number() }),
}

export type Grafico = keyof typeof FILAS
export type Filas = { readonly [G in Grafico]: z.output<(typeof FILAS)[G]> }
