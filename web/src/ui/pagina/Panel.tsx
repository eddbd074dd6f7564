import { styled } from '@mui/material/styles'
import { COLORES } from '../theme.ts'

/** White ground for a block of a screen. */
export const Panel = styled('section')(({ theme }) => ({
  background: COLORES.papel,
  border: `1px solid ${COLORES.linea}`,
  borderRadius: 8,
  boxShadow: '0 1px 2px rgba(27,39,51,.06), 0 2px 8px rgba(27,39,51,.05)',
  padding: 24,
  [theme.breakpoints.down('sm')]: { padding: 16 },
  '@media print': { border: 'none', boxShadow: 'none', padding: 0 },
}))
