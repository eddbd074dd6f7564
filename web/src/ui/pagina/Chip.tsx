import { styled } from '@mui/material/styles'
import { BORDE_FORZADO, TONOS, type Tono } from '../theme.ts'

const Pastilla = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: '1px 9px',
  border: BORDE_FORZADO,
  borderRadius: 12,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  '&[data-entera]': {
    whiteSpace: 'nowrap',
    // Beside a column's name on a phone, and in a table between the menu and the edge, there is none.
    [theme.breakpoints.down('sm')]: { whiteSpace: 'normal' },
    [theme.breakpoints.between('md', 'lg')]: { whiteSpace: 'normal' },
  },
}))

interface Props {
  readonly tono: Tono
  /** Short, and not to be cut in two lines where there is room. */
  readonly entero?: boolean
  readonly children: string
}

/** A state: always its words, the colour only helps. */
export function Chip({ tono, entero = false, children }: Props) {
  const { texto, fondo } = TONOS[tono]
  return (
    <Pastilla style={{ color: texto, background: fondo }} {...(entero && { 'data-entera': '' })}>
      {children}
    </Pastilla>
  )
}
