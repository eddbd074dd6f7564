import TablePagination from '@mui/material/TablePagination'
import { useState } from 'react'
import { ALTO_PARA_EL_DEDO, CON_EL_DEDO } from '../theme.ts'

/** Rows of a page. */
export const TAMANOS_DE_PAGINA = [5, 10, 25] as const
export type TamanoDePagina = (typeof TAMANOS_DE_PAGINA)[number]
/** The server answers no page beyond it. */
export const PAGINAS_AL_ALCANCE = 1000
/** 'All' of the reference tables, as MUI counts it. */
export const TODAS = -1
const FILAS_POR_PAGINA = 'Filas por página'
const TODOS = { value: TODAS, label: 'Todos' }

/** The page and size of a table that is no list of its own: a reload begins again. */
export function usePaginas(alPrincipio: TamanoDePagina) {
  const [pagina, irA] = useState(1)
  const [porPagina, setPorPagina] = useState(alPrincipio)
  const alCambiarTamano = (tamano: number) => {
    setPorPagina(tamano as TamanoDePagina)
    irA(1)
  }
  return { pagina, porPagina, irA, deEstas: { pagina, porPagina, alCambiarPagina: irA, alCambiarTamano } }
}

interface Props {
  /** From 1. */
  readonly pagina: number
  readonly porPagina: number
  readonly total: number
  /** The server stopped counting there. */
  readonly totalEsMinimo?: boolean | undefined
  readonly alCambiarPagina: (pagina: number) => void
  readonly alCambiarTamano: (porPagina: number) => void
  /** Reference tables also offer all rows. */
  readonly conTodos?: boolean
}

const miles = new Intl.NumberFormat('es-AR')

export function Paginacion(props: Props) {
  const { pagina, porPagina, total, totalEsMinimo = false, alCambiarPagina, alCambiarTamano, conTodos } = props
  const ultima = porPagina === TODAS ? 0 : Math.max(0, Math.ceil(total / porPagina) - 1)
  return (
    <TablePagination
      component="div"
      className="no-imprimir"
      // On a phone the arrows would stand half outside.
      sx={{
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: { xs: 0, sm: 2 } },
        '& .MuiTablePagination-actions': { ml: { xs: 0.5, sm: 2.5 } },
        // Smaller, a phone enlarges the page to choose.
        '&& select': { fontSize: '1rem', [CON_EL_DEDO]: { minHeight: ALTO_PARA_EL_DEDO } },
        '& .MuiTablePagination-selectRoot, & .MuiTablePagination-input': { mr: { xs: 1.5, sm: 4 } },
      }}
      count={total}
      page={Math.min(pagina - 1, ultima)}
      rowsPerPage={porPagina}
      rowsPerPageOptions={conTodos ? [...TAMANOS_DE_PAGINA, TODOS] : [...TAMANOS_DE_PAGINA]}
      labelRowsPerPage={FILAS_POR_PAGINA}
      labelDisplayedRows={({ from, to }) => `${from}–${to} de ${totalEsMinimo ? 'más de ' : ''}${miles.format(total)}`}
      getItemAriaLabel={(tipo) => (tipo === 'next' ? 'Página siguiente' : 'Página anterior')}
      onPageChange={(_, indice) => alCambiarPagina(indice + 1)}
      onRowsPerPageChange={(evento) => alCambiarTamano(Number(evento.target.value))}
      slotProps={{ select: { native: true, inputProps: { 'aria-label': FILAS_POR_PAGINA } } }}
    />
  )
}
