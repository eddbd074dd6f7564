import FilterList from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { SearchBox } from '../campos/SearchBox.tsx'
import { type Opcion, SelectInput } from '../campos/SelectInput.tsx'
import type { OrdenDeLista, PedidoDeLista } from './useLista.ts'

interface Props<O extends string> {
  readonly pedido: PedidoDeLista<O>
  readonly cambiar: (cambios: Partial<PedidoDeLista<O>>) => void
  readonly ordenes: readonly OrdenDeLista<O>[]
  /** The search box's label; none, no search. */
  readonly busqueda?: string | undefined
  /** The states that the list can be narrowed to; none, no filter. */
  readonly estados?: readonly EstadoDeLista[]
  /** What they are called together. */
  readonly nombreDelEstado?: string
  /** The list has one order. */
  readonly sinOrden?: boolean
}

/** A state that a list can be narrowed to: by its own name, or by the one that people read. */
export type EstadoDeLista = string | Opcion

const doblado = (abierto: boolean) => ({ display: { xs: abierto ? 'block' : 'none', sm: 'block' } })

/** Search, filter by state and order, above a list. On a phone filter and order are folded, unless the list is narrowed. */
export function BarraDeLista<O extends string>(props: Props<O>) {
  const { pedido, cambiar, ordenes, busqueda, estados = [], nombreDelEstado = 'Estado', sinOrden = false } = props
  const [abierto, setAbierto] = useState(pedido.estado !== '')
  const hayQueDoblar = estados.length > 0 || !sinOrden
  return (
    <Box
      className="no-imprimir"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 2, '& > *': { flex: '1 1 220px' } }}
    >
      {busqueda !== undefined && (
        <Box sx={{ '&&': { flex: '2 1 320px' } }}>
          <SearchBox label={busqueda} value={pedido.buscar} alBuscar={(buscar) => cambiar({ buscar })} />
        </Box>
      )}
      {hayQueDoblar && (
        <Button
          variant="outlined"
          startIcon={<FilterList />}
          aria-expanded={abierto}
          onClick={() => setAbierto(!abierto)}
          sx={{ display: { sm: 'none' } }}
        >
          {textoDeDoblar(estados.length > 0, !sinOrden)}
        </Button>
      )}
      {estados.length > 0 && (
        <Box sx={doblado(abierto)}>
          <SelectInput
            id="estado"
            label={nombreDelEstado}
            value={pedido.estado}
            vacia="Todos"
            opciones={estados.map((estado) => (typeof estado === 'string' ? { valor: estado, texto: estado } : estado))}
            onChange={(estado) => cambiar({ estado })}
          />
        </Box>
      )}
      {!sinOrden && (
        <Box sx={doblado(abierto)}>
          <SelectInput
            id="orden"
            label="Orden"
            value={pedido.orden}
            vacia=""
            opciones={ordenes}
            onChange={(elegido) => {
              const orden = ordenes.find(({ valor }) => valor === elegido)?.valor
              if (orden !== undefined) cambiar({ orden })
            }}
          />
        </Box>
      )}
    </Box>
  )
}

const textoDeDoblar = (filtra: boolean, ordena: boolean) =>
  filtra && ordena ? 'Filtrar y ordenar' : filtra ? 'Filtrar' : 'Ordenar'
