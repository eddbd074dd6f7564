import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { BORDE_FORZADO, TONOS, type Tono } from '../theme.ts'

/** A short text that a block of the screen must not let pass unseen. */
export function Notice({ tono = 'info', children }: { tono?: Tono; children: ReactNode }) {
  const { texto, fondo } = TONOS[tono]
  return (
    <Box
      role="status"
      sx={{ p: 1.5, my: 1.5, borderRadius: 1, color: texto, background: fondo, border: BORDE_FORZADO }}
    >
      {children}
    </Box>
  )
}
