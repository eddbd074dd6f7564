import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { BORDE_FORZADO, TONOS } from '../theme.ts'

/** A list with nothing in it says so, and what to do about it. */
export function EmptyState({ texto, children }: { texto: string; children?: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{
        p: 3,
        borderRadius: 1,
        color: TONOS.neutro.texto,
        background: TONOS.neutro.fondo,
        border: BORDE_FORZADO,
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{texto}</Typography>
      {children && <Box sx={{ mt: 1.5 }}>{children}</Box>}
    </Box>
  )
}
