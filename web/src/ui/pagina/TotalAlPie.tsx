import Box from '@mui/material/Box'
import { AL_PIE, COLORES } from '../theme.ts'

/** What a long account comes to so far, in sight at the foot while what it is made of is typed above it; the account follows it. */
export const TotalAlPie = ({ nombre, importe }: { nombre: string; importe: string }) => (
  <Box
    className="no-imprimir"
    sx={{
      position: 'sticky',
      bottom: AL_PIE,
      zIndex: 1,
      // What is under it is still pressed.
      pointerEvents: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1.5,
      alignItems: 'baseline',
      px: 2,
      py: 1.25,
      background: COLORES.papel,
      border: `1px solid ${COLORES.linea}`,
      borderRadius: 1,
      // Under a low window it would cover what is typed.
      '@media (max-height: 599px)': { position: 'static' },
    }}
  >
    <span>{nombre}</span>
    <strong className="cifras">{importe}</strong>
  </Box>
)
