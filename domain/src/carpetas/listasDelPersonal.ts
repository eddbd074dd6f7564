/** The lists of folders that staff work through. */
export const LISTAS_DEL_PERSONAL = ['mesa', 'recibidas', 'tramite', 'mias', 'asignacion'] as const
export type ListaDelPersonal = (typeof LISTAS_DEL_PERSONAL)[number]
