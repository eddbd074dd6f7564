import Box from '@mui/material/Box'
import { SearchBox } from './SearchBox.tsx'
import { type Opcion, SelectInput } from './SelectInput.tsx'
import type { PedidoDeLista } from './useLista.ts'

interface Props {
  readonly pedido: PedidoDeLista
  readonly cambiar: (cambios: Partial<PedidoDeLista>) => void
  readonly busqueda: string
  /** The states that the list can be narrowed to; none, no filter. */
  readonly estados?: readonly EstadoDeLista[]
}

/** A state that a list can be narrowed to: by its own name, or by the one that people read. */
export type EstadoDeLista = string | Opcion

const ORDENES = [
  { valor: 'recientes', texto: 'Más recientes primero' },
  { valor: 'antiguas', texto: 'Más antiguas primero' },
]

/** Search, filter by state and order, above a list. */
export function BarraDeLista({ pedido, cambiar, busqueda, estados = [] }: Props) {
  return (
    <Box
      className="no-imprimir"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 2, '& > *': { flex: '1 1 220px' } }}
    >
      <Box sx={{ '&&': { flex: '2 1 320px' } }}>
        <SearchBox label={busqueda} value={pedido.buscar} alBuscar={(buscar) => cambiar({ buscar })} />
      </Box>
      {estados.length > 0 && (
        <SelectInput
          id="estado"
          label="Estado"
          value={pedido.estado}
          vacia="Todos"
          opciones={estados.map((estado) => (typeof estado === 'string' ? { valor: estado, texto: estado } : estado))}
          onChange={(estado) => cambiar({ estado })}
        />
      )}
      <SelectInput
        id="orden"
        label="Orden"
        value={pedido.orden}
        vacia=""
        opciones={ORDENES}
        onChange={(orden) => cambiar({ orden: orden === 'antiguas' ? 'antiguas' : 'recientes' })}
      />
    </Box>
  )
}
