import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { ALTO_PARA_EL_DEDO, COLORES, CON_EL_DEDO } from '../theme.ts'

interface Props {
  /** The screen's heading, which also names the browser's tab. */
  children: string
  /** Where 'Volver' leads: a route, or -1 for the screen before. */
  volverA?: string | -1
  textoVolver?: string
  /** The screen's one primary action, at the right. */
  accion?: ReactNode
  bajada?: ReactNode
}

/** What the page came with: the portal's name, which the server writes into it. */
const PORTAL = globalThis.document?.title || 'Catastro'

export function PageTitle({ children, volverA, textoVolver = 'Volver', accion, bajada }: Props) {
  useEffect(() => {
    document.title = `${children} · ${PORTAL}`
  }, [children])
  return (
    <Box sx={{ mb: { xs: 2, sm: 3 } }}>
      {volverA !== undefined && <EnlaceVolver a={volverA}>{textoVolver}</EnlaceVolver>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1">{children}</Typography>
        {accion && <div className="no-imprimir">{accion}</div>}
      </Box>
      {bajada && <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: 720 }}>{bajada}</Typography>}
    </Box>
  )
}

const enlace = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginBottom: 12,
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  font: 'inherit',
  fontSize: '0.875rem',
  color: COLORES.primario,
  textDecoration: 'underline',
  // The finger's room is taken from the space around it.
  [CON_EL_DEDO]: { minHeight: ALTO_PARA_EL_DEDO, paddingInlineEnd: 16, marginBlock: '-12px 4px' },
} as const

const Enlace = styled(Link)(enlace)
const Boton = styled('button')(enlace)

function EnlaceVolver({ a, children }: { a: string | -1; children: string }) {
  const navigate = useNavigate()
  const flecha = <ArrowBack sx={{ fontSize: 18 }} />
  return a === -1 ? (
    <Boton type="button" className="no-imprimir" onClick={() => navigate(-1)}>
      {flecha}
      {children}
    </Boton>
  ) : (
    <Enlace to={a} className="no-imprimir">
      {flecha}
      {children}
    </Enlace>
  )
}
