import Typography from '@mui/material/Typography'
import { COLORES } from '../ui/theme.ts'
import { PIE } from './mensajes.ts'

export function PieDePagina() {
  return (
    <Typography
      component="footer"
      variant="body2"
      className="no-imprimir"
      sx={{ p: 2, textAlign: 'center', color: 'text.secondary', borderTop: `1px solid ${COLORES.linea}` }}
    >
      {PIE}
    </Typography>
  )
}
