import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { HUBO_UN_PROBLEMA, SIN_CARPETAS } from '@catastro/domain/carpetas/mensajes'
import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { BarraDeLista } from '../ui/BarraDeLista.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FailedState } from '../ui/FailedState.tsx'
import { Paginacion, type TamanoDePagina } from '../ui/Paginacion.tsx'
import { Tabla } from '../ui/Tabla.tsx'
import { type PedidoDeLista, useLista } from '../ui/useLista.ts'
import { BorrarCarpeta } from './BorrarCarpeta.tsx'
import { FilaDeCarpeta } from './FilaDeCarpeta.tsx'
import type { ModoDeLista } from './herramientas.ts'
import { SIN_COINCIDENCIAS } from './mensajes.ts'

interface PaginaDeCarpetas {
  readonly carpetas: CarpetaListItem[]
  readonly total?: number | undefined
  readonly totalEsMinimo?: boolean | undefined
}

interface Props {
  /** What the table lists, for who cannot see it; also what tells its rows from another list's. */
  readonly nombre: string
  readonly modo: ModoDeLista
  readonly traer: (pedido: PedidoDeLista) => Promise<PaginaDeCarpetas>
  /** The states that the list can be narrowed to; none, no filter. */
  readonly estados?: readonly string[]
  readonly textoVacio?: string
  /** What to do about an empty list. */
  readonly siEstaVacia?: ReactNode
  /** A further tool of each row, after the others. */
  readonly otraHerramienta?: (carpeta: CarpetaListItem) => ReactNode
}

/** The one table of folders: own lists, sidewalk lists and staff lists (specification, section 2, "My folders"). */
export function ListaDeCarpetas(props: Props) {
  const { nombre, modo, traer, estados = [], textoVacio = SIN_CARPETAS, siEstaVacia, otraHerramienta } = props
  const { pedido, cambiar, filtrada } = useLista()
  const [porBorrar, setPorBorrar] = useState<CarpetaListItem | null>(null)
  const consulta = useQuery({
    queryKey: ['carpetas', nombre, pedido],
    queryFn: () => traer(pedido),
    placeholderData: keepPreviousData,
  })
  const { carpetas = [], total = carpetas.length, totalEsMinimo } = consulta.data ?? {}
  const vacia = consulta.isSuccess && carpetas.length === 0
  return (
    <>
      {(!vacia || filtrada) && (
        <BarraDeLista pedido={pedido} cambiar={cambiar} busqueda="Carpeta, padrón, titular o calle" estados={estados} />
      )}
      {consulta.isError && (
        <FailedState texto={HUBO_UN_PROBLEMA} error={consulta.error} alReintentar={() => consulta.refetch()} />
      )}
      {vacia && !filtrada && pedido.pagina === 1 && <EmptyState texto={textoVacio}>{siEstaVacia}</EmptyState>}
      {vacia && (filtrada || pedido.pagina > 1) && (
        <EmptyState texto={SIN_COINCIDENCIAS}>
          <Button variant="outlined" color="inherit" onClick={() => cambiar({ buscar: '', estado: '' })}>
            Ver toda la lista
          </Button>
        </EmptyState>
      )}
      {!consulta.isError && !vacia && (
        <>
          <Tabla nombre={nombre} columnas={columnasDe(modo)} cargando={consulta.isPending ? pedido.porPagina : 0}>
            {carpetas.map((carpeta) => (
              <FilaDeCarpeta
                key={carpeta.idCarpeta}
                carpeta={carpeta}
                modo={modo}
                alBorrar={() => setPorBorrar(carpeta)}
                otraHerramienta={otraHerramienta?.(carpeta)}
              />
            ))}
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
      {porBorrar && <BorrarCarpeta carpeta={porBorrar} alTerminar={() => setPorBorrar(null)} />}
    </>
  )
}

/** Encomienda is hidden in sidewalk mode. */
const columnasDe = (modo: ModoDeLista) =>
  ['Carpeta', 'Encomienda', 'Inmueble', 'Tipo de Obra', 'Ingresado', 'Estado', 'Herramientas'].filter(
    (columna) => modo !== 'veredas' || columna !== 'Encomienda',
  )
