import * as z from 'zod/mini'

/** What an export says of itself: what a way back asks before it writes anything. */
export const Manifiesto = z.object({
  formato: z.literal(1),
  hecha: z.iso.datetime(),
  portal: z.string(),
  migraciones: z.int(),
  ultimaMigracion: z.int(),
  demostracion: z.boolean(),
  numeros: z.record(z.string(), z.int()),
  tablas: z.array(z.object({ tabla: z.string(), filas: z.int() })),
  /** null: without them. */
  archivos: z.nullable(z.int()),
})
export type Manifiesto = z.output<typeof Manifiesto>

export const NOMBRE_DEL_MANIFIESTO = 'MANIFIESTO.json'
export const SUMAS = 'SHA256SUMS'
export const archivoDeTabla = (tabla: string): string => `tablas/${tabla}.csv`
