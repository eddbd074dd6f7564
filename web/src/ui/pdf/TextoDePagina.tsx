import type { Giro } from '@catastro/domain/carpetas/lugar'
import Box from '@mui/material/Box'
import type { PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'

interface Props {
  readonly pagina: PDFPageProxy
  readonly numero: number
  /** As it is seen: its own turn, and what whoever reads gave it. */
  readonly giro: Giro
  /** On the screen, in CSS pixels. */
  readonly ancho: number
  /** While a place is being pointed at: the pointer passes through. */
  readonly enSuspenso: boolean
}

/**
 * What is written on a page, over its picture and unseen: to be selected, copied, found and read aloud. Only as long as the
 * page is in sight.
 */
export function TextoDePagina({ pagina, numero, giro, ancho, enSuspenso }: Props) {
  const capa = useRef<HTMLDivElement>(null)
  const [sinTexto, setSinTexto] = useState(false)
  useEffect(() => {
    const caja = capa.current
    if (!caja) return
    let quitar = () => {}
    let vigente = true
    const poner = async () => {
      const { TextLayer } = await import('pdfjs-dist')
      if (!vigente) return
      const texto = new TextLayer({
        textContentSource: pagina.streamTextContent({ disableNormalization: false }),
        container: caja,
        viewport: pagina.getViewport({ scale: 1, rotation: giro }),
      })
      quitar = () => texto.cancel()
      await texto.render()
      if (vigente) setSinTexto(texto.textContentItemsStr.join('').trim() === '')
    }
    // A page whose text cannot be read is still seen.
    poner().catch(() => {})
    return () => {
      vigente = false
      quitar()
      caja.replaceChildren()
    }
  }, [pagina, giro])
  return (
    <>
      {sinTexto && (
        <Box
          component="span"
          sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
        >
          {`La página ${numero} es una imagen: no tiene texto para leer.`}
        </Box>
      )}
      <Box
        ref={capa}
        data-texto
        sx={{
          ...CAPA,
          '--total-scale-factor': ancho / pagina.getViewport({ scale: 1, rotation: giro }).width,
          pointerEvents: enSuspenso ? 'none' : undefined,
        }}
      />
    </>
  )
}

/** As pdf.js lays it out: its spans say their size and turn in custom properties. */
const CAPA = {
  '--scale-round-x': '1px',
  '--scale-round-y': '1px',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  overflow: 'clip',
  lineHeight: 1,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textAlign: 'initial',
  textSizeAdjust: 'none',
  // The picture is what is seen, whatever colours the reader chose.
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
  '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
  '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
  '& span, & br': {
    position: 'absolute',
    color: 'transparent',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& > span': {
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
  },
  '& ::selection': { background: 'rgba(11, 79, 138, 0.3)', color: 'transparent' },
} as const
