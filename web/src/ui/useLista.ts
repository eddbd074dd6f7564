import { useSearchParams } from 'react-router'
import { TAMANOS_DE_PAGINA, type TamanoDePagina } from './Paginacion.tsx'

type Orden = 'recientes' | 'antiguas'

/** What a paged list asks the server for. */
export interface PedidoDeLista {
  readonly pagina: number
  readonly porPagina: TamanoDePagina
  readonly buscar: string
  readonly estado: string
  readonly orden: Orden
}

const INICIAL: PedidoDeLista = { pagina: 1, porPagina: 5, buscar: '', estado: '', orden: 'recientes' }

/**
 * Page, size, search, state and order of a list. They live in the address (only what differs from the start), so that
 * a reload, or coming back from a folder, shows the same rows.
 */
export function useLista() {
  const [parametros, setParametros] = useSearchParams()
  const pedido: PedidoDeLista = {
    pagina: Math.max(1, Math.trunc(Number(parametros.get('pagina'))) || 1),
    porPagina: TAMANOS_DE_PAGINA.find((n) => String(n) === parametros.get('porPagina')) ?? INICIAL.porPagina,
    buscar: parametros.get('buscar') ?? '',
    estado: parametros.get('estado') ?? '',
    orden: parametros.get('orden') === 'antiguas' ? 'antiguas' : 'recientes',
  }
  /** Any change but the page's own goes back to the first page. */
  const cambiar = (cambios: Partial<PedidoDeLista>) =>
    setParametros(
      (previos) => {
        const nuevos = new URLSearchParams(previos)
        for (const [clave, valor] of Object.entries({ pagina: 1, ...cambios })) {
          if (String(valor) === String(INICIAL[clave as keyof PedidoDeLista])) nuevos.delete(clave)
          else nuevos.set(clave, String(valor))
        }
        return nuevos
      },
      { replace: true },
    )
  return { pedido, cambiar, filtrada: pedido.buscar !== '' || pedido.estado !== '' }
}
