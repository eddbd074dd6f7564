import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'

export function Spinner({ texto = 'Cargando…' }: { texto?: string }) {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, justifyContent: 'center', py: 6 }}>
      <CircularProgress size={32} aria-hidden />
      <span>{texto}</span>
    </Box>
  )
}
