import Box from '@mui/material/Box'
import { TONOS } from '../../ui/theme.ts'
import { useObservacionesDe } from '../consultas.ts'

interface Props {
  readonly idCarpeta: number
  readonly idRequisito: number
}

/** What waits for an answer of a requirement, beside it. */
export function ObservacionDelRequisito({ idCarpeta, idRequisito }: Props) {
  const { data: observaciones = [] } = useObservacionesDe(idCarpeta)
  return observaciones
    .filter((una) => una.idRequisito === idRequisito && una.situacion === 'PENDIENTE')
    .map(({ idObservacion, texto }) => (
      <Box key={idObservacion} sx={{ color: TONOS.atencion.texto, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <strong>Observado:</strong> {texto}
      </Box>
    ))
}
