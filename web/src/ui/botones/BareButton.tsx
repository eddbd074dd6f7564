import { styled } from '@mui/material/styles'
import { BORDE_FORZADO } from '../theme.ts'

/*
 * Buttons of the frame: MUI's bring their ripple, transitions and spinner into the first bundle, which every visitor
 * pays for. Screens use MUI's own.
 */

const BareButton = styled('button')({
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
})

/** One icon; its name goes in `aria-label`. */
export const BareIconButton = styled(BareButton)({
  flexShrink: 0,
  width: 44,
  height: 44,
  padding: 10,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  '&:hover': { background: 'rgba(127, 127, 127, .18)' },
})

export const BareMainButton = styled(BareButton)(({ theme }) => ({
  minHeight: 44,
  padding: '8px 20px',
  borderRadius: 8,
  fontWeight: 600,
  color: theme.palette.primary.contrastText,
  background: theme.palette.primary.main,
  border: BORDE_FORZADO,
  '&:hover': { background: theme.palette.primary.dark },
  '&:disabled': { opacity: 0.6, cursor: 'default' },
}))

/** Of a row's lesser action: it looks like the text beside it, and is as tall as a finger. */
export const BareTextButton = styled(BareButton)({
  minHeight: 44,
  padding: '0 8px',
  borderRadius: 8,
  fontWeight: 600,
  '&:hover': { textDecoration: 'underline' },
})
