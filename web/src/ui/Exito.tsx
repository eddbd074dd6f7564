import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { alPrincipio } from './alPrincipio.ts'
import { Countdown } from './Countdown.tsx'
import { TONOS } from './theme.ts'

interface Props {
  /** What was done, each in its own line. */
  readonly textos: readonly string[]
  readonly segundos: number
  readonly destino: string
  readonly alTerminar: () => void
  readonly children?: ReactNode
}

/** It is done: what was sent, what happens next, and the way on, in so many seconds or at once. */
export function Exito({ textos, segundos, destino, alTerminar, children }: Props) {
  useEffect(alPrincipio, [])
  return (
    <Box
      component="section"
      aria-label="Resultado"
      sx={{ p: 3, borderRadius: 1, border: `1px solid ${TONOS.bien.texto}`, background: TONOS.bien.fondo }}
    >
      <Box role="status">
        {textos.map((texto) => (
          <Typography key={texto} variant="h2" component="p" sx={{ color: TONOS.bien.texto, mb: 0.5 }}>
            {texto}
          </Typography>
        ))}
        {children}
      </Box>
      <Countdown segundos={segundos} destino={destino} alTerminar={alTerminar} />
    </Box>
  )
}
