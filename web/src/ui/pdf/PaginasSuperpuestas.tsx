import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../avisos/Notice.tsx'
import { COLORES } from '../theme.ts'
import { dibujar } from './dibujar.ts'
import { abrirPdf } from './documento.ts'

interface Props {
  readonly antes: Blob
  readonly ahora: Blob
  readonly pagina: number
  readonly alFallar: () => void
}

/** What was and is no longer, and what is new: told apart also by who does not see red from green. */
const ANTES = '#C2410C'
const AHORA = '#0B4F8A'

/** The same page of two documents, each in its colour: what did not change is dark. */
export function PaginasSuperpuestas({ antes, ahora, pagina, alFallar }: Props) {
  const caja = useRef<HTMLDivElement>(null)
  const abajo = useRef<HTMLCanvasElement>(null)
  const arriba = useRef<HTMLCanvasElement>(null)
  const fallar = useRef(alFallar)
  fallar.current = alFallar
  const [falta, setFalta] = useState(false)
  useEffect(() => {
    const fin = new AbortController()
    const poner = async (archivo: Blob, lienzo: HTMLCanvasElement | null, color: string) => {
      const documento = await abrirPdf(archivo)
      try {
        if (!lienzo || !caja.current || fin.signal.aborted) return
        // Never over another page: all of it would seem to have changed.
        if (pagina > documento.numPages) return setFalta(true)
        const hoja = await documento.getPage(pagina)
        await dibujar(hoja, lienzo, { ancho: caja.current.clientWidth, girada: 0 }, fin.signal)
        tenir(lienzo, color)
        if (lienzo === abajo.current) caja.current.style.height = lienzo.style.height
      } finally {
        await documento.loadingTask.destroy()
      }
    }
    Promise.all([poner(antes, abajo.current, ANTES), poner(ahora, arriba.current, AHORA)]).catch(
      () => fin.signal.aborted || fallar.current(),
    )
    return () => fin.abort()
  }, [antes, ahora, pagina])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <Box component="span" sx={{ color: ANTES, fontWeight: 600 }}>
          Anaranjado: solo en lo observado
        </Box>
        <Box component="span" sx={{ color: AHORA, fontWeight: 600 }}>
          Azul: solo en lo corregido
        </Box>
      </Box>
      {falta && (
        <Notice tono="atencion">El archivo corregido no tiene la página {pagina}: se ve solo la observada.</Notice>
      )}
      <Box
        ref={caja}
        role="img"
        aria-label={falta ? `Página ${pagina} de lo observado` : `Página ${pagina} de los dos archivos, una sobre otra`}
        sx={{ position: 'relative', minHeight: 200, background: COLORES.papel, isolation: 'isolate' }}
      >
        <canvas ref={abajo} style={{ position: 'absolute' }} />
        <canvas ref={arriba} style={{ position: 'absolute', mixBlendMode: 'multiply' }} />
      </Box>
    </>
  )
}

/** Its ink in that colour, on the same paper. */
function tenir(lienzo: HTMLCanvasElement, color: string) {
  const contexto = lienzo.getContext('2d')
  if (!contexto) return
  contexto.globalCompositeOperation = 'lighten'
  contexto.fillStyle = color
  contexto.fillRect(0, 0, lienzo.width, lienzo.height)
}
