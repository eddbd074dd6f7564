import { useSearchParams } from 'react-router'
import { LISTA_INICIAL } from './inicial.ts'
import { TAMANOS_DE_PAGINA, type TamanoDePagina } from './Paginacion.tsx'

export interface OrdenDeLista<O extends string> {
  readonly valor: O
  readonly texto: string
}
type PorFecha = 'recientes' | 'antiguas'
export const ORDENES_POR_FECHA: readonly [OrdenDeLista<PorFecha>, OrdenDeLista<PorFecha>] = [
  { valor: 'recientes', texto: 'Más recientes primero' },
  { valor: 'antiguas', texto: 'Más antiguas primero' },
]

/** Of what staff work through: who has waited longest is seen first. */
export const ANTIGUAS_PRIMERO = [ORDENES_POR_FECHA[1], ORDENES_POR_FECHA[0]] as const

/** What a paged list asks the server for. */
export interface PedidoDeLista<O extends string = PorFecha> {
  readonly pagina: number
  readonly porPagina: TamanoDePagina
  readonly buscar: string
  readonly estado: string
  readonly orden: O
}

/**
 * Page, size, search, state and order of a list. They live in the address (only what differs from the start), so that
 * a reload, or coming back from a folder, shows the same rows. The first of its orders is how it starts.
 */
export function useLista<O extends string>(ordenes: readonly [OrdenDeLista<O>, ...OrdenDeLista<O>[]]) {
  const [parametros, setParametros] = useSearchParams()
  const inicial: PedidoDeLista<O> = { ...LISTA_INICIAL, orden: ordenes[0].valor }
  const pedido: PedidoDeLista<O> = {
    pagina: Math.max(1, Math.trunc(Number(parametros.get('pagina'))) || 1),
    porPagina: TAMANOS_DE_PAGINA.find((n) => String(n) === parametros.get('porPagina')) ?? LISTA_INICIAL.porPagina,
    buscar: parametros.get('buscar') ?? '',
    estado: parametros.get('estado') ?? '',
    orden: ordenes.find(({ valor }) => valor === parametros.get('orden'))?.valor ?? inicial.orden,
  }
  /** Any change but the page's own goes back to the first page. */
  const cambiar = (cambios: Partial<PedidoDeLista<O>>) =>
    setParametros(
      (previos) => {
        const nuevos = new URLSearchParams(previos)
        for (const [clave, valor] of Object.entries({ pagina: 1, ...cambios })) {
          if (String(valor) === String(inicial[clave as keyof PedidoDeLista<O>])) nuevos.delete(clave)
          else nuevos.set(clave, String(valor))
        }
        return nuevos
      },
      { replace: true },
    )
  return { pedido, cambiar, filtrada: pedido.buscar !== '' || pedido.estado !== '' }
}
