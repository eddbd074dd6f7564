/** The lists of folders that staff work through. */
export const LISTAS_DEL_PERSONAL = [
  'mesa',
  'recibidas',
  'tramite',
  'mias',
  'respondidas',
  'vencidas',
  'asignacion',
  'sinAsignar',
] as const
export type ListaDelPersonal = (typeof LISTAS_DEL_PERSONAL)[number]

/** Those that hold what home counts, and not what stands in some state. Of whoever only inspects, their own folders. */
export const PENDIENTES_DE_LA_CIUDAD = ['respondidas', 'vencidas'] as const
export type PendienteDeLaCiudad = (typeof PENDIENTES_DE_LA_CIUDAD)[number]
