export const enBytes = (megas: number) => megas * 1024 * 1024

/** Limits of what somebody attaches, wherever it goes; of how much each may weigh, `topes.ts`. */
export const MAX_ARCHIVOS = 5
/** Of one file, whatever a city allows: what the store, the proxy and the scanner carry. */
export const MAX_MEGAS_DE_ARCHIVO = 25
export const MAX_BYTES_ARCHIVO = enBytes(MAX_MEGAS_DE_ARCHIVO)
/**
 * Dots of an image, as its header says: the largest plan that is scanned has half as many, and whoever opens one needs four
 * bytes for each.
 */
export const MAX_PUNTOS_DE_IMAGEN = 250_000_000

/** Types that are a photo, by content. */
export const TIPOS_DE_FOTO: readonly string[] = ['image/jpeg', 'image/png']

/** File types that the city takes, by content. `accept` of the inputs is only a hint. */
export const EXTENSIONES_ACEPTADAS = ['pdf', 'png', 'jpg', 'jpeg', 'docx', 'xlsx', 'dwg', 'dxf', 'zip'] as const
