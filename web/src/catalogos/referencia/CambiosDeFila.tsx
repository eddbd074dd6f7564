import type { Cambio, Entidad } from '@catastro/domain/catalogos/cambios'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { COLORES } from '../../ui/theme.ts'

interface Props {
  readonly entidad: Entidad
  readonly id: number
  readonly titulo: string
  readonly alCerrar: () => void
}

/** Who changed a record, when, and what stood there before. Only an ADMINISTRADOR may ask. */
export const CambiosDeFila = ({ entidad, id, titulo, alCerrar }: Props) => (
  <VentanaDeCambios
    de={[entidad, id]}
    titulo={`Cambios de ${titulo}`}
    leer={async () => (await main('GET /auditoria/{entidad}/{id}', { params: { entidad, id } })).cambios}
    alCerrar={alCerrar}
  />
)

export interface Ventana {
  /** What they are remembered by. */
  readonly de: readonly (string | number)[]
  readonly titulo: string
  readonly leer: () => Promise<readonly Cambio[]>
  readonly alCerrar: () => void
}

export function VentanaDeCambios({ de, titulo, leer, alCerrar }: Ventana) {
  const consulta = useQuery({ queryKey: ['cambios', ...de], queryFn: leer, staleTime: 0 })
  return (
    <Modal abierto titulo={titulo} alCerrar={alCerrar}>
      {consulta.isPending && <Skeleton variant="rounded" height={120} />}
      {consulta.isError && <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />}
      {consulta.data?.length === 0 && <EmptyState texto="No hay cambios anotados." />}
      {consulta.data && consulta.data.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {consulta.data.map((cambio) => (
            <UnCambio key={cambio.id} cambio={cambio} />
          ))}
        </Box>
      )}
    </Modal>
  )
}

const DEL_SISTEMA = 'El sistema'

function UnCambio({ cambio: { accion, autor, fecha, campos, importacion } }: { cambio: Cambio }) {
  return (
    <Box component="li" sx={{ borderLeft: `3px solid ${COLORES.linea}`, pl: 2 }}>
      <Typography>
        <strong>{accion}</strong> · {autor ?? DEL_SISTEMA} · {fechaYHora(fecha)}
        {importacion && ` · ${importacion.deshecha ? 'Al deshacer la importación' : 'Importación'} ${importacion.id}`}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary' }}>
        {campos.map(({ campo, antes, despues }) => (
          <li key={campo}>
            {campo}: {antes !== null && <del>{antes}</del>} {antes !== null && despues !== null && '→ '}
            {despues !== null && <ins style={{ textDecoration: 'none', color: COLORES.texto }}>{despues}</ins>}
          </li>
        ))}
      </Box>
    </Box>
  )
}
