import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'

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

export function PageTitle({ children, volverA, textoVolver = 'Volver', accion, bajada }: Props) {
  useEffect(() => {
    document.title = `${children} · Catastro`
  }, [children])
  return (
    <Box sx={{ mb: 3 }}>
      {volverA !== undefined && <EnlaceVolver a={volverA}>{textoVolver}</EnlaceVolver>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1">{children}</Typography>
        {accion && <div className="no-imprimir">{accion}</div>}
      </Box>
      {bajada && <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: 720 }}>{bajada}</Typography>}
    </Box>
  )
}

const enlace = { display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1.5, minHeight: 24, fontSize: '0.875rem' }

function EnlaceVolver({ a, children }: { a: string | -1; children: string }) {
  const navigate = useNavigate()
  const contenido = (
    <>
      <ArrowBack sx={{ fontSize: 18 }} />
      {children}
    </>
  )
  return a === -1 ? (
    <Link component="button" type="button" className="no-imprimir" sx={enlace} onClick={() => navigate(-1)}>
      {contenido}
    </Link>
  ) : (
    <Link component={RouterLink} to={a} className="no-imprimir" sx={enlace}>
      {contenido}
    </Link>
  )
}
