import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

interface Props {
  readonly segundos: number
  readonly alTerminar: () => void
  /** Where it leads, as the sentence ends: 'a sus carpetas'. */
  readonly destino?: string
}

/**
 * Waits and goes; the button goes at once. While a dialog lies over it nobody is taken away from what they are doing there,
 * nor once they went somewhere by themselves.
 */
export function Countdown({ segundos, alTerminar, destino = '' }: Props) {
  const [quedan, setQuedan] = useState(segundos)
  const fila = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const [desde] = useState(key)
  // A screen that only mends its own address replaces it.
  const seFue = useNavigationType() === 'PUSH' && key !== desde
  useEffect(() => {
    if (quedan <= 0) {
      alTerminar()
      return
    }
    if (seFue) return
    const paso = Math.min(1, quedan) // 2,5 s are two whole ones and a half
    const reloj = setInterval(() => {
      if (!fila.current?.closest('[aria-hidden=true]')) setQuedan(quedan - paso)
    }, paso * 1000)
    return () => clearInterval(reloj)
  }, [quedan, alTerminar, seFue])
  return (
    <Box ref={fila} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}>
      {!seFue && (
        <span className="cifras" aria-live="off">
          Redirigiendo{destino && ` ${destino}`} en {Math.ceil(Math.max(quedan, 0))}&nbsp;s…
        </span>
      )}
      <Button variant="outlined" onClick={() => setQuedan(0)}>
        Ir ahora
      </Button>
    </Box>
  )
}
