import type { Importacion } from '@catastro/domain/importaciones/llamadas'
import { seBuscaron } from '@catastro/domain/importaciones/mensajes'
import { cuantos } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { Notice } from '../ui/avisos/Notice.tsx'

interface Props {
  readonly importacion: Importacion
  /** Of the last try; null once one goes well. */
  readonly alFallar: (fallo: Error | null) => void
}

interface Hecho {
  readonly desde: number
  readonly halladas: number
  readonly preguntadas: number
}
const NADA: Hecho = { desde: 0, halladas: 0, preguntadas: 0 }

/** Ciudad Digital tells people to who is signed in: so this person asks, some at a time, and the file is looked at again. */
export function PersonasQueFaltan({ importacion: { idImportacion }, alFallar }: Props) {
  const consultas = useQueryClient()
  // Where Ciudad Digital stops answering, it goes on from there: it admits so many questions a minute.
  const [hecho, setHecho] = useState<Hecho>(NADA)
  const buscar = useEscritura({
    mutationFn: async () => {
      const params = { idImportacion }
      let { desde, halladas, preguntadas }: Hecho = hecho
      for (;;) {
        const parte = await main('POST /importaciones/{idImportacion}/personas', { params, json: { desde } })
        halladas += parte.halladas
        preguntadas += parte.preguntadas
        desde = parte.hasta ?? desde
        setHecho({ desde, halladas, preguntadas })
        if (parte.hasta === null) break
      }
      // Somebody may have been found by a try that did not end.
      await main('POST /importaciones/{idImportacion}/respuestas', { params, json: { respuestas: [] } })
      return seBuscaron(halladas, preguntadas)
    },
    onSuccess: (texto) => {
      setHecho(NADA)
      avisar(texto)
    },
    onSettled: (_, fallo) => {
      alFallar(fallo)
      return consultas.invalidateQueries({ queryKey: ['importaciones'] })
    },
  })
  return (
    <Box sx={{ mb: 4 }}>
      <Notice tono="atencion">
        El archivo nombra personas que todavía no usaron el portal. Si Ciudad Digital las conoce, quedan entre las
        personas del portal y sus filas se revisan otra vez.
      </Notice>
      <Button variant="outlined" loading={buscar.isPending} onClick={() => buscar.mutate()}>
        Buscar en Ciudad Digital
      </Button>
      <Box aria-live="polite" sx={{ mt: 1, color: 'text.secondary' }}>
        {hecho.preguntadas > 0 && `Se buscaron ${cuantos(hecho.preguntadas, 'persona', 'personas')}`}
      </Box>
      <AvisoDeFallo error={buscar.error} texto="No se buscó a todas." alReintentar={() => buscar.mutate()} />
    </Box>
  )
}
