import { useLocation, useNavigate } from 'react-router'
import { TAMANOS_DE_PAGINA, type TamanoDePagina } from '../../ui/listas/Paginacion.tsx'

/** What was looked for, and which page of it is seen. */
export interface Busqueda {
  readonly por: 'documento' | 'nombre'
  readonly texto: string
  readonly pagina: number
  readonly porPagina: TamanoDePagina
}

function leerBusqueda(estado: unknown): Busqueda | null {
  const { por, texto, pagina, porPagina } = (estado ?? {}) as Partial<Record<keyof Busqueda, unknown>>
  const tamano = TAMANOS_DE_PAGINA.find((n) => n === porPagina)
  if ((por !== 'documento' && por !== 'nombre') || typeof texto !== 'string' || !tamano) return null
  return { por, texto, porPagina: tamano, pagina: typeof pagina === 'number' ? pagina : 1 }
}

/**
 * The search lives in the tab's history, and not in the address: coming back from a property, or a reload, shows the same
 * rows, and nobody's document is in a link.
 */
export function useBusqueda() {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const busqueda = leerBusqueda(state)
  const buscar = (nueva: Busqueda) => navigate(pathname, { replace: true, state: nueva })
  return {
    busqueda,
    buscar: (por: Busqueda['por'], texto: string) =>
      buscar({ por, texto, pagina: 1, porPagina: busqueda?.porPagina ?? TAMANOS_DE_PAGINA[0] }),
    cambiar: (cambios: Partial<Pick<Busqueda, 'pagina' | 'porPagina'>>) =>
      busqueda && buscar({ ...busqueda, pagina: 1, ...cambios }),
  }
}
