import type { Estado } from '../carpetas/movimientos.ts'

/** Where a complete folder is assigned, and inspected. */
export const SE_ASIGNAN = [
  'RECIBIDO MESA ENTRADAS',
  'EN INSPECCION',
  'OBSERVADO',
  'PENDIENTE DE PAGO',
  'PAGADO',
  'APROBADO',
] as const satisfies readonly Estado[]

export const seAsigna = ({ estado, completa }: { readonly estado: Estado; readonly completa: boolean }) =>
  completa && (SE_ASIGNAN as readonly Estado[]).includes(estado)
