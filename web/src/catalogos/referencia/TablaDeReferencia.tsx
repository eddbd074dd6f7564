import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { SearchBox } from '../../ui/campos/SearchBox.tsx'
import { Paginacion, TODAS } from '../../ui/listas/Paginacion.tsx'
import { Tabla } from '../../ui/listas/Tabla.tsx'

interface Props<F> {
  /** What the table lists, for who cannot see it. */
  readonly nombre: string
  readonly columnas: ComponentProps<typeof Tabla>['columnas']
  readonly consulta: UseQueryResult<readonly F[]>
  readonly fila: (fila: F) => ReactNode
  readonly busqueda: string
  /** Its element, where a screen has two tables. */
  readonly idDeBusqueda?: string
  /** What of a row is searched. */
  readonly textosDe: (fila: F) => readonly string[]
  readonly filasAlPrincipio?: number
  readonly siEstaVacia: string
}

const NINGUNA: readonly never[] = []

/** A list that staff maintain: search, table, pages of 5, 10, 25 or all; and what stands there while there is none. */
export function TablaDeReferencia<F>(props: Props<F>) {
  const { nombre, columnas, consulta, fila, busqueda, idDeBusqueda, textosDe, filasAlPrincipio, siEstaVacia } = props
  const tabla = useTablaLocal(consulta.data ?? NINGUNA, textosDe, filasAlPrincipio)
  if (consulta.isError) return <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
  if (consulta.data?.length === 0) return <EmptyState texto={siEstaVacia} />
  return (
    <>
      <Box className="no-imprimir" sx={{ maxWidth: 560, mb: 2 }}>
        <SearchBox
          label={busqueda}
          value={tabla.buscar}
          alBuscar={tabla.alBuscar}
          {...(idDeBusqueda && { id: idDeBusqueda })}
        />
      </Box>
      {consulta.isSuccess && tabla.total === 0 ? (
        <EmptyState texto={`No hay coincidencias con «${tabla.buscar}».`}>
          <Button variant="outlined" color="inherit" onClick={() => tabla.alBuscar('')}>
            Ver toda la lista
          </Button>
        </EmptyState>
      ) : (
        <>
          <Tabla nombre={nombre} columnas={columnas} cargando={consulta.isPending ? tabla.porPagina : 0}>
            {tabla.visibles.map(fila)}
          </Tabla>
          <Paginacion
            pagina={tabla.pagina}
            porPagina={tabla.porPagina}
            total={tabla.total}
            conTodos
            alCambiarPagina={tabla.alCambiarPagina}
            alCambiarTamano={tabla.alCambiarTamano}
          />
        </>
      )}
    </>
  )
}

/** Neither case nor accents tell words apart when people search. */
const sinAcentos = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Search and pages of a reference table. Its rows come whole, as the specification has it: they are as many as the city
 * has streets or offices, and do not grow with its folders.
 */
function useTablaLocal<F>(filas: readonly F[], textosDe: (fila: F) => readonly string[], filasAlPrincipio = 5) {
  const [buscar, setBuscar] = useState('')
  const [pagina, setPagina] = useState(1)
  const [porPagina, setPorPagina] = useState(filasAlPrincipio)
  const buscado = sinAcentos(buscar)
  const halladas =
    buscado === '' ? filas : filas.filter((fila) => textosDe(fila).some((texto) => sinAcentos(texto).includes(buscado)))
  const ultima = porPagina === TODAS ? 1 : Math.max(1, Math.ceil(halladas.length / porPagina))
  const actual = Math.min(pagina, ultima)
  return {
    buscar,
    alBuscar: (texto: string) => {
      setBuscar(texto)
      setPagina(1)
    },
    visibles: porPagina === TODAS ? halladas : halladas.slice((actual - 1) * porPagina, actual * porPagina),
    total: halladas.length,
    pagina: actual,
    alCambiarPagina: setPagina,
    porPagina,
    alCambiarTamano: (tamano: number) => {
      setPorPagina(tamano)
      setPagina(1)
    },
  }
}
