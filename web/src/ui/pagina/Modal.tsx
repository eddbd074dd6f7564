import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useId } from 'react'
import { AvisoDeFallo } from '../avisos/AvisoDeFallo.tsx'
import { Avisos } from '../avisos/Avisos.tsx'
import { ALTO_DE_LA_BARRA } from '../theme.ts'

const CAMPOS = ['input', 'select', 'textarea'].map(
  (control) => `${control}:not(:disabled, [readonly], [type=hidden], [type=file], [aria-hidden=true])`,
)

/** What a dialog asks for is typed at once; one that asks for nothing keeps the focus itself. */
const enfocarPrimerCampo = (contenido: HTMLElement | null) =>
  contenido?.querySelector<HTMLElement>(CAMPOS.join())?.focus()

interface Props {
  readonly abierto: boolean
  readonly titulo: string
  readonly alCerrar: () => void
  readonly acciones?: ReactNode
  readonly children: ReactNode
  /** 900 px unless said otherwise. */
  readonly ancho?: number
  /** Why what its buttons do could not be done, until it is tried again. */
  readonly fallo?: unknown
  /** Nothing in it takes the focus: it takes it itself, so that the keyboard can scroll it. */
  readonly soloTexto?: boolean
}

export function Modal({ abierto, titulo, alCerrar, acciones, children, ancho = 900, soloTexto = false, fallo }: Props) {
  const idTitulo = useId()
  return (
    <Dialog
      open={abierto}
      onClose={alCerrar}
      aria-labelledby={idTitulo}
      slotProps={{
        // From the top: what is said under its buttons does not move them.
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          sx: {
            m: 0,
            // What is said at the top of the window does not lie over its title.
            mt: { xs: `${ALTO_DE_LA_BARRA}px`, sm: '10vh' },
            maxHeight: { xs: `calc(100% - ${ALTO_DE_LA_BARRA + 16}px)`, sm: '80vh' },
            width: ancho,
            maxWidth: 'calc(100% - 64px)',
            '@media (max-width:600px)': { width: '90%', maxWidth: '90%' },
          },
        },
      }}
    >
      <DialogTitle id={idTitulo} sx={{ pr: 7, fontSize: '1.25rem', fontWeight: 650 }}>
        {titulo}
      </DialogTitle>
      <IconButton aria-label="Cerrar" onClick={alCerrar} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <Close />
      </IconButton>
      <DialogContent ref={enfocarPrimerCampo} dividers {...(soloTexto && { tabIndex: 0 })}>
        <Avisos />
        {children}
      </DialogContent>
      {acciones && <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>{acciones}</DialogActions>}
      {fallo !== null && fallo !== undefined && (
        <Box sx={{ px: 2, pb: 2, '& > div': { mt: 0 } }}>
          <AvisoDeFallo error={fallo} />
        </Box>
      )}
    </Dialog>
  )
}
