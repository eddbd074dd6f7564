import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'

const ConPalabra = styled(IconButton)(({ theme }) => ({
  '& > span': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    minHeight: 44,
    gap: 6,
    fontFamily: theme.typography.fontFamily,
    padding: '6px 10px',
    fontSize: '0.875rem',
    fontWeight: 600,
    border: '1px solid currentColor',
    borderRadius: 8,
    '& > span': { display: 'inline' },
  },
}))

interface Props extends Omit<IconButtonProps, 'aria-label'> {
  /** What it does: the tooltip, and the beginning of its name. */
  readonly titulo: string
  /** Of what: only for who cannot see the row. */
  readonly detalle: string
  /** Seen beside the icon on a phone, where nothing hovers: where it is not the whole of what it does. */
  readonly palabra?: string
}

/** A button of one icon, with its words on hover and for screen readers. */
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
