import { errorDeCampo } from '@catastro/domain/errores'
import { predicado } from '@catastro/domain/motivo'
import { FILAS_AL_ALCANCE } from '@catastro/domain/tipos'

const POR_PAGINA = 5
/** What a list without pages asks of a statement that takes a limit: all. */
export const TODAS = 1_000_000

/** Whatever is counted is counted to one more than can be reached; beyond that nobody looks, and nobody counts. */
export const TOPE = FILAS_AL_ALCANCE + 1

interface Pedido {
  readonly pagina?: number | undefined
  readonly porPagina?: number | undefined
}

interface Lista {
  /** How many rows answer who asked for no page; as many as a page has, unless it says so. */
  readonly sinPagina?: number
  readonly porPagina?: number
  /** What to do to see the others. */
  readonly paraVerMas?: string
}

/** Which rows of a list are asked for: never beyond those at reach (ADR 2). */
export function tramoDe({ pagina, porPagina }: Pedido, lista: Lista = {}) {
  const { sinPagina, paraVerMas = 'Acote la búsqueda para ver las demás' } = lista
  if (sinPagina !== undefined && pagina === undefined && porPagina === undefined) return { filas: sinPagina, desde: 0 }
  const filas = porPagina ?? lista.porPagina ?? POR_PAGINA
  const desde = ((pagina ?? 1) - 1) * filas
  if (desde + filas > FILAS_AL_ALCANCE) {
    throw errorDeCampo('pagina', predicado(`se llega hasta la fila 1.000. ${paraVerMas}`))
  }
  return { filas, desde }
}

/** How many there are, of a count to `TOPE`. */
export const totalDe = (cuenta: number) => ({
  total: Math.min(cuenta, FILAS_AL_ALCANCE),
  ...(cuenta > FILAS_AL_ALCANCE && { totalEsMinimo: true as const }),
})
