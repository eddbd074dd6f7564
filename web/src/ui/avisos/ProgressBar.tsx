import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'

/** How much has gone up; at 100 the server is still storing it. */
export function ProgressBar({ porcentaje, label }: { porcentaje: number; label: string }) {
  return (
    <Box sx={{ my: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
        <span>{porcentaje < 100 ? label : 'Guardando…'}</span>
        <span className="cifras">{porcentaje} %</span>
      </Box>
      <LinearProgress variant="determinate" value={porcentaje} aria-label={label} sx={{ height: 8, borderRadius: 1 }} />
    </Box>
  )
}
