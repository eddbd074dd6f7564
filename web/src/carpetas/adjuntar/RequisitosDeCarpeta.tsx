import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FailedState } from '../../ui/FailedState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useRequisitosDe } from '../consultasDeCarpeta.ts'

export function RequisitosDeCarpeta({ idCarpeta }: { idCarpeta: number }) {
  const { data: requisitos, error, refetch } = useRequisitosDe(idCarpeta)
  return (
    <Panel aria-labelledby="requisitos-de-carpeta">
      <Typography variant="h2" id="requisitos-de-carpeta">
        Requisitos
      </Typography>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && !requisitos && <Spinner />}
      {requisitos && (
        <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, display: 'grid', gap: 1 }}>
          {requisitos.map((requisito) => (
            <li key={requisito}>{requisito}</li>
          ))}
        </Box>
      )}
    </Panel>
  )
}
