import { errorDeCampo } from '@catastro/domain/errores'
import { predicado } from '@catastro/domain/motivo'
import { FILAS_AL_ALCANCE } from '@catastro/domain/tipos'

const POR_PAGINA = 5
const TODAS = 1_000_000

interface Filtro {
  readonly pagina?: number | undefined
  readonly porPagina?: number | undefined
}

/** Which rows a page takes; without `pagina` and `porPagina`, all. */
export function paginaDe({ pagina, porPagina }: Filtro): { readonly filas: number; readonly desde: number } {
  if (pagina === undefined && porPagina === undefined) return { filas: TODAS, desde: 0 }
  const filas = porPagina ?? POR_PAGINA
  const desde = ((pagina ?? 1) - 1) * filas
  if (desde + filas > FILAS_AL_ALCANCE) {
    throw errorDeCampo('pagina', predicado('se llega hasta la fila 1.000. Acote la búsqueda para ver las demás'))
  }
  return { filas, desde }
}
