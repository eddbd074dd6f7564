import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'

/** Its word goes under the icon, so that the column of a list stays narrow; on a phone beside it. */
const ConPalabra = styled(IconButton)(({ theme }) => ({
  minHeight: 44,
  fontFamily: theme.typography.fontFamily,
  fontWeight: 600,
  borderRadius: 8,
  [theme.breakpoints.up('md')]: {
    flexDirection: 'column',
    gap: 2,
    maxWidth: 84,
    minWidth: 44,
    padding: '4px 2px',
    fontSize: '0.75rem',
    lineHeight: 1.2,
  },
  [theme.breakpoints.down('md')]: {
    gap: 6,
    padding: '6px 10px',
    fontSize: '0.875rem',
    border: '1px solid currentColor',
  },
}))

interface Props extends Omit<IconButtonProps, 'aria-label'> {
  /** What it does, whole: the tooltip, and the beginning of its name. */
  readonly titulo: string
  /** Of what: only for who cannot see the row. */
  readonly detalle: string
  /** Seen with the icon: where it is not the whole of what it does. */
  readonly palabra?: string
}

/** A button of an icon and its word, with what it does whole on hover and for screen readers. */
export function ToolButton({ titulo, detalle, palabra = titulo, children, ...props }: Props) {
  return (
    <Tooltip title={titulo} placement="top">
      {/* A disabled button has no events of its own: the tooltip listens on what surrounds it. */}
      <span>
        <ConPalabra color="primary" {...props} aria-label={`${titulo} ${detalle}`}>
          {children}
          <span>{palabra}</span>
        </ConPalabra>
      </span>
    </Tooltip>
  )
}
