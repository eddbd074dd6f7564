import { type Giro, giroDe, type Lugar, lugarDe, seVeEn, type Visto } from '@catastro/domain/carpetas/lugar'
import Box from '@mui/material/Box'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type MouseEvent, useRef } from 'react'
import { BORDE_FORZADO, COLORES, TONOS } from '../theme.ts'
import type { Alfiler } from './alfiler.ts'
import { Cruz } from './Cruz.tsx'
import { TextoDePagina } from './TextoDePagina.tsx'
import { type Medidas, medidasDe, usePaginaDibujada } from './usePaginaDibujada.ts'

interface Props {
  readonly documento: PDFDocumentProxy
  readonly numero: number
  /** On the screen, in CSS pixels. */
  readonly ancho: number
  /** So much further than it is turned by itself, to be read. */
  readonly girada: Giro
  /** What it measures until it is read: as the first one. */
  readonly supuestas: Medidas
  readonly alfileres: readonly Alfiler[]
  readonly elegido: string | null
  readonly alElegir: (clave: string) => void
  /** While a place is being pointed at. */
  readonly alMarcar: ((lugar: Lugar) => void) | null
  /** The keyboard's cross stands on this page. */
  readonly conCruz: boolean
  readonly alCancelar: () => void
  readonly alFallar: () => void
}

const lienzo = { position: 'absolute', left: 0, top: 0 } as const
const porCiento = (parte: number) => `${parte * 100}%`

/** One page of a PDF, with its pins. */
export function PaginaDePdf(props: Props) {
  const { documento, numero, ancho, girada, supuestas, alfileres, elegido, alElegir, alMarcar, conCruz, alCancelar } =
    props
  const hoja = useRef<HTMLDivElement>(null)
  const { aLaVista, pagina, entera, detalle } = usePaginaDibujada(
    documento,
    numero,
    ancho,
    hoja,
    props.alFallar,
    girada,
  )
  const medidas = pagina ? medidasDe(pagina, girada) : supuestas
  const marcarEn = (visto: Visto) =>
    alMarcar?.({
      pagina: numero,
      ...lugarDe(visto, medidas.caja, medidas.giro),
      caja: medidas.caja,
      // A place is kept as the file shows it, however it was turned here.
      giro: giroDe(medidas.giro - girada),
    })
  const alTocar = ({ clientX, clientY }: MouseEvent) => {
    const r = hoja.current?.getBoundingClientRect()
    if (!r || !pagina) return
    marcarEn({ izquierda: (clientX - r.left) / r.width, arriba: (clientY - r.top) / r.height })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard points with the cross
    // biome-ignore lint/a11y/useSemanticElements: a page is no group of fields
    <div
      ref={hoja}
      role="group"
      aria-label={`Página ${numero}`}
      data-pagina={numero}
      onClick={alMarcar ? alTocar : undefined}
      style={{
        position: 'relative',
        flex: 'none',
        width: ancho,
        height: (ancho * medidas.alto) / medidas.ancho,
        margin: '0 auto',
        background: COLORES.papel,
        boxShadow: '0 1px 4px rgba(27,39,51,.3)',
        // No border: it would move its pins.
        outline: BORDE_FORZADO,
        overflow: 'hidden',
        // A place can be told once the page is read.
        cursor: alMarcar ? (pagina ? 'crosshair' : 'progress') : undefined,
      }}
    >
      <canvas ref={entera} style={lienzo} />
      <canvas ref={detalle} style={lienzo} />
      {aLaVista && pagina && (
        <TextoDePagina
          pagina={pagina}
          numero={numero}
          giro={medidas.giro}
          ancho={ancho}
          enSuspenso={alMarcar !== null}
        />
      )}
      {alfileres.map(({ clave, numero: n, lugar, tono, texto }) => {
        const { izquierda, arriba } = seVeEn({ ...lugar, giro: medidas.giro })
        return (
          <Box
            key={clave}
            component="button"
            type="button"
            data-alfiler={clave}
            aria-label={`Punto ${n}, página ${numero}: ${texto}`}
            aria-current={clave === elegido ? 'true' : undefined}
            title={texto}
            onClick={(evento) => {
              evento.stopPropagation()
              alElegir(clave)
            }}
            sx={{
              position: 'absolute',
              left: porCiento(izquierda),
              top: porCiento(arriba),
              width: 28,
              height: 28,
              p: 0,
              font: 'inherit',
              fontSize: '0.875rem',
              fontWeight: 700,
              lineHeight: '24px',
              // Its point is the place.
              borderRadius: '50% 50% 50% 0',
              transform: 'translate(0, -100%)',
              border: '2px solid',
              borderColor: clave === elegido ? COLORES.texto : COLORES.papel,
              color: COLORES.papel,
              background: TONOS[tono].texto,
              boxShadow: '0 1px 4px rgba(0,0,0,.4)',
              cursor: 'pointer',
            }}
          >
            {n}
          </Box>
        )
      })}
      {conCruz && alMarcar && <Cruz pagina={numero} alMarcar={marcarEn} alCancelar={alCancelar} />}
    </div>
  )
}
