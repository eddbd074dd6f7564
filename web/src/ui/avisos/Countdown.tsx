import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'

interface Props {
  readonly segundos: number
  readonly alTerminar: () => void
  /** Where it leads, as the sentence ends: 'a sus carpetas'. */
  readonly destino?: string
}

/** Waits and goes; the button goes at once. */
export function Countdown({ segundos, alTerminar, destino = '' }: Props) {
  const [quedan, setQuedan] = useState(segundos)
  useEffect(() => {
    if (quedan <= 0) {
      alTerminar()
      return
    }
    const paso = Math.min(1, quedan) // 2,5 s are two whole ones and a half
    const reloj = setTimeout(() => setQuedan(quedan - paso), paso * 1000)
    return () => clearTimeout(reloj)
  }, [quedan, alTerminar])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}>
      <span className="cifras" aria-live="off">
        Redirigiendo{destino && ` ${destino}`} en {Math.ceil(Math.max(quedan, 0))}&nbsp;s…
      </span>
      <Button variant="outlined" onClick={() => setQuedan(0)}>
        Ir ahora
      </Button>
    </Box>
  )
}
