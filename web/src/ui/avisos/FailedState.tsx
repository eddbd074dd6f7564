import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { BORDE_FORZADO, TONOS } from '../theme.ts'
import { textoDelError, valeReintentar } from './errorConTexto.ts'

/** What could not be loaded: why, and a way to try again where that may help. */
interface Props {
  readonly error: unknown
  readonly alReintentar: () => void
  /** The screen's own words, before the error's. */
  readonly texto?: string
}

export function FailedState({ error, alReintentar, texto }: Props) {
  useEffect(() => console.log('No se pudo cargar:', textoDelError(error)), [error])
  const reintentable = valeReintentar(error)
  const alPie = reintentable ? 1.5 : 0
  return (
    <Box
      role="alert"
      sx={{ p: 3, borderRadius: 1, color: TONOS.mal.texto, background: TONOS.mal.fondo, border: BORDE_FORZADO }}
    >
      <Typography sx={{ fontWeight: 600, mb: texto ? 0.5 : alPie }}>{texto ?? textoDelError(error)}</Typography>
      {texto && <Typography sx={{ mb: alPie }}>{textoDelError(error)}</Typography>}
      {reintentable && (
        <Button variant="outlined" color="inherit" onClick={alReintentar}>
          Reintentar
        </Button>
      )}
    </Box>
  )
}
