import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { TONOS } from '../theme.ts'
import { seguirAvisando } from './avisos.ts'
import { Countdown } from './Countdown.tsx'
import { irAlPrincipio } from './inicioDePagina.ts'

interface Props {
  /** What was done, each in its own line. */
  readonly textos: readonly string[]
  readonly segundos: number
  readonly destino: string
  readonly alTerminar: () => void
  /** What it leads to says it by itself, and longer. */
  readonly loDiceElDestino?: boolean
  readonly children?: ReactNode
}

/** It is done: what was sent, what happens next, and the way on, in so many seconds or at once. What it leads to goes on saying it. */
export function Exito({ textos, segundos, destino, alTerminar, loDiceElDestino = false, children }: Props) {
  useEffect(irAlPrincipio, [])
  const [desde] = useState(Date.now)
  const dicho = textos.join('\n')
  const seguir = useCallback(() => {
    if (!loDiceElDestino) seguirAvisando(dicho, desde)
    alTerminar()
  }, [alTerminar, dicho, desde, loDiceElDestino])
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
      <Countdown segundos={segundos} destino={destino} alTerminar={seguir} />
    </Box>
  )
}
