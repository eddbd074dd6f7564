import Box from '@mui/material/Box'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useRef } from 'react'
import { BORDE_FORZADO, COLORES } from '../theme.ts'
import { type Medidas, usePaginaDibujada } from './usePaginaDibujada.ts'

const ANCHO = 88

interface Props {
  readonly documento: PDFDocumentProxy
  /** What a page measures until it is read. */
  readonly medidas: Medidas
  readonly alElegir: (pagina: number) => void
}

/** The pages, small and in a row: each is drawn as it comes into sight. */
export const Miniaturas = ({ documento, medidas, alElegir }: Props) => (
  <Box
    component="nav"
    aria-label="Miniaturas"
    sx={{ display: 'flex', gap: 1, p: 1, overflowX: 'auto', borderTop: `1px solid ${COLORES.linea}` }}
  >
    {Array.from({ length: documento.numPages }, (_, n) => n + 1).map((numero) => (
      <Miniatura
        key={numero}
        documento={documento}
        numero={numero}
        alto={(ANCHO * medidas.alto) / medidas.ancho}
        alElegir={alElegir}
      />
    ))}
  </Box>
)

type PropsDeUna = Pick<Props, 'documento' | 'alElegir'> & { readonly numero: number; readonly alto: number }

function Miniatura({ documento, numero, alto, alElegir }: PropsDeUna) {
  const boton = useRef<HTMLButtonElement>(null)
  const { entera } = usePaginaDibujada(documento, numero, ANCHO, boton, () => {})
  return (
    <button
      ref={boton}
      type="button"
      aria-label={`Ir a la página ${numero}`}
      onClick={() => alElegir(numero)}
      style={{
        flex: 'none',
        padding: 4,
        border: BORDE_FORZADO,
        background: COLORES.fondo,
        font: 'inherit',
        cursor: 'pointer',
      }}
    >
      <span style={{ display: 'block', width: ANCHO, height: alto, overflow: 'hidden', background: COLORES.papel }}>
        <canvas ref={entera} />
      </span>
      {numero}
    </button>
  )
}
