import { SIN_FORMULARIOS_ANTERIORES } from '@catastro/domain/formularios/anteriores'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { ReviewList } from '../../ui/pagina/ReviewList.tsx'
import { useFormulariosAnterioresDe } from '../consultas.ts'

/** What each said there, to be read: nobody answers them here. */
export function FormulariosAnteriores({ idCarpeta }: { idCarpeta: number }) {
  const { data, error, refetch } = useFormulariosAnterioresDe(idCarpeta)
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!data) return <Spinner />
  if (data.length === 0) return <div>{SIN_FORMULARIOS_ANTERIORES}</div>
  return data.map(({ titulo, respuestas }) => (
    <Box key={titulo} component="section" aria-label={titulo} sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {titulo}
      </Typography>
      <ReviewList respuestas={respuestas} />
    </Box>
  ))
}
