import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { EmptyState } from '../avisos/EmptyState.tsx'
import { FailedState } from '../avisos/FailedState.tsx'
import { BarraDeLista, type EstadoDeLista } from './BarraDeLista.tsx'
import { Paginacion, type TamanoDePagina } from './Paginacion.tsx'
import { type Columna, Tabla } from './Tabla.tsx'
import { ORDENES_POR_FECHA, type OrdenDeLista, type PedidoDeLista, useLista } from './useLista.ts'

const SIN_COINCIDENCIAS = 'No hay nada que coincida con lo buscado'

export interface PaginaDeLista<F> {
  readonly filas: readonly F[]
  readonly total?: number | undefined
  readonly totalEsMinimo?: boolean | undefined
}

/** A list by date needs no orders of its own. */
type ConOrdenes<O extends string> = readonly [OrdenDeLista<O>, ...OrdenDeLista<O>[]]
type PorFecha = (typeof ORDENES_POR_FECHA)[number]['valor']

interface Props<F, O extends string> {
  /** What the table lists, for who cannot see it; also what tells its rows from another list's. */
  readonly nombre: string
  /** Whatever begins like this is read again when it is said to be old. */
  readonly clave: string
  readonly traer: (pedido: PedidoDeLista<O>) => Promise<PaginaDeLista<F>>
  readonly ordenes: ConOrdenes<O>
  readonly columnas: readonly Columna[]
  readonly fila: (fila: F) => ReactNode
  /** The search box's label; none, no search. */
  readonly busqueda?: string
  readonly estados?: readonly EstadoDeLista[]
  /** What they are called together, other than 'Estado'. */
  readonly nombreDelEstado?: string
  /** The list has one order. */
  readonly sinOrden?: boolean
  readonly textoVacio: string
  /** What a failure is called, above its reason. */
  readonly textoSiFalla?: string
  /** What to do about an empty list. */
  readonly siEstaVacia?: ReactNode
  /** Told when somebody searches, narrows or orders it otherwise. */
  readonly alCambiar?: (pedido: PedidoDeLista<O>) => void
}

/** A paged table with its search, its states and its empty, loading and failed faces; by date. */
export const Lista = <F,>(props: Omit<Props<F, PorFecha>, 'ordenes'>) => (
  <ListaConOrdenes ordenes={ORDENES_POR_FECHA} {...props} />
)

/** The same, in orders of its own. */
export function ListaConOrdenes<F, O extends string>(props: Props<F, O>) {
  const { nombre, clave, traer, ordenes, columnas, fila, textoVacio, textoSiFalla, siEstaVacia, alCambiar } = props
  const { pedido, cambiar: cambiarDireccion, filtrada } = useLista(ordenes)
  const cambiar: typeof cambiarDireccion = (cambios) => {
    cambiarDireccion(cambios)
    alCambiar?.({ ...pedido, ...cambios })
  }
  const consulta = useQuery({
    queryKey: [clave, nombre, pedido],
    queryFn: () => traer(pedido),
    placeholderData: keepPreviousData,
  })
  // Its rows are drawn in slices: a slow phone answers the finger meanwhile.
  const pagina = useDeferredValue(consulta.data)
  const { filas = [], total = filas.length, totalEsMinimo } = pagina ?? {}
  const vacia = pagina !== undefined && filas.length === 0
  const acotada = filtrada || pedido.pagina > 1
  return (
    <>
      {(!vacia || filtrada) && <BarraDeLista {...barraDe(props)} pedido={pedido} cambiar={cambiar} />}
      {consulta.isError && (
        <FailedState
          {...(textoSiFalla && { texto: textoSiFalla })}
          error={consulta.error}
          alReintentar={() => consulta.refetch()}
        />
      )}
      {vacia && !acotada && <EmptyState texto={textoVacio}>{siEstaVacia}</EmptyState>}
      {vacia && acotada && (
        <EmptyState texto={SIN_COINCIDENCIAS}>
          <Button variant="outlined" color="inherit" onClick={() => cambiar({ buscar: '', estado: '' })}>
            Ver toda la lista
          </Button>
        </EmptyState>
      )}
      {!consulta.isError && !vacia && (
        <>
          <Tabla nombre={nombre} columnas={columnas} cargando={pagina ? 0 : pedido.porPagina}>
            {filas.map(fila)}
          </Tabla>
          <Paginacion
            pagina={pedido.pagina}
            porPagina={pedido.porPagina}
            total={total}
            totalEsMinimo={totalEsMinimo}
            alCambiarPagina={(pagina) => cambiar({ pagina })}
            alCambiarTamano={(porPagina) => cambiar({ porPagina: porPagina as TamanoDePagina })}
          />
        </>
      )}
    </>
  )
}

const barraDe = <F, O extends string>({ ordenes, busqueda, estados, nombreDelEstado, sinOrden }: Props<F, O>) => ({
  ordenes,
  busqueda,
  ...(estados && { estados }),
  ...(nombreDelEstado && { nombreDelEstado }),
  ...(sinOrden && { sinOrden }),
})
