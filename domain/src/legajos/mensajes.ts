export const LEGAJO_PEDIDO = 'El legajo se está preparando: en unos segundos se puede descargar'
export const SIN_LEGAJO = 'El legajo de esta carpeta todavía no está hecho: pídalo primero'
