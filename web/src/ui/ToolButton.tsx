import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'

interface Props extends Omit<IconButtonProps, 'aria-label'> {
  /** What it does: the tooltip, and the beginning of its name. */
  readonly titulo: string
  /** Of what: only for who cannot see the row. */
  readonly detalle: string
}

/** A button of one icon, with its words on hover and for screen readers. */
export function ToolButton({ titulo, detalle, ...props }: Props) {
  return (
    <Tooltip title={titulo}>
      {/* A disabled button has no events of its own: the tooltip listens on what surrounds it. */}
      <span>
        <IconButton color="primary" {...props} aria-label={`${titulo} ${detalle}`} />
      </span>
    </Tooltip>
  )
}
