import { type Giro, giroDe, type Lugar } from '@catastro/domain/carpetas/lugar'
import { cuantos } from '@catastro/domain/plurales'
import AddLocation from '@mui/icons-material/AddLocationAlt'
import FitScreen from '@mui/icons-material/FitScreen'
import Fullscreen from '@mui/icons-material/Fullscreen'
import RotateRight from '@mui/icons-material/RotateRight'
import ViewCarousel from '@mui/icons-material/ViewCarousel'
import ZoomIn from '@mui/icons-material/ZoomIn'
import ZoomOut from '@mui/icons-material/ZoomOut'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../avisos/Notice.tsx'
import { ALTO_DE_LA_BARRA, BORDE_FORZADO, COLORES } from '../theme.ts'
import type { Alfiler } from './alfiler.ts'
import { abrirPdf } from './documento.ts'
import { IrAPagina } from './IrAPagina.tsx'
import { Miniaturas } from './Miniaturas.tsx'
import { PaginaDePdf } from './PaginaDePdf.tsx'
import { type Medidas, medidasDe } from './usePaginaDibujada.ts'

/** Times the width that there is for it: the last ones show an A0 sheet at four times its size. */
const AUMENTOS = [1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32] as const
const MARGEN = 24

export interface PropsDelVisor {
  readonly archivo: Blob
  /** What it is called, for who does not see it. */
  readonly nombre: string
  readonly alfileres: readonly Alfiler[]
  /** The pin that is shown and takes the focus when it changes. */
  readonly elegido?: string | null
  readonly alElegir?: (clave: string) => void
  /** Lets a place be marked. */
  readonly alMarcar?: (lugar: Lugar) => void
  /** It cannot be shown. */
  readonly alFallar: () => void
  /** Its tools stay so many pixels below the top of what scrolls it: under the portal's bar, or in a dialog. */
  readonly arriba?: number
}

/** The pages of a PDF, one below the other, to be read, enlarged and pointed at. */
export function VisorDePdf(props: PropsDelVisor) {
  const {
    archivo,
    nombre,
    alfileres,
    elegido = null,
    alElegir = () => {},
    alMarcar,
    alFallar,
    arriba = ALTO_DE_LA_BARRA,
  } = props
  const [abierto, setAbierto] = useState<{ documento: PDFDocumentProxy; primera: PDFPageProxy } | null>(null)
  const [aumento, setAumento] = useState(0)
  const [girada, setGirada] = useState<Giro>(0)
  const [conMiniaturas, setConMiniaturas] = useState(false)
  const [marcando, setMarcando] = useState(false)
  const [conCruz, setConCruz] = useState<number | null>(null)
  const [ancho, setAncho] = useState(0)
  const marco = useRef<HTMLDivElement>(null)
  const todo = useRef<HTMLDivElement>(null)
  const botonDeMarcar = useRef<HTMLButtonElement>(null)
  const fallar = useRef(alFallar)
  fallar.current = alFallar

  useEffect(() => {
    let vigente = true
    const abriendo = abrirPdf(archivo)
    abriendo
      .then(async (documento) => {
        const primera = await documento.getPage(1)
        if (vigente) setAbierto({ documento, primera })
      })
      .catch(() => vigente && fallar.current())
    return () => {
      vigente = false
      void abriendo.then((documento) => documento.loadingTask.destroy()).catch(() => {})
    }
  }, [archivo])

  useEffect(() => {
    const caja = marco.current
    if (!caja) return
    const medir = new ResizeObserver(() => setAncho(Math.max(0, caja.clientWidth - MARGEN)))
    medir.observe(caja)
    return () => medir.disconnect()
  }, [])

  // The pin of the list: its page comes into sight, and the keyboard goes on from it.
  useEffect(() => {
    if (!abierto || ancho === 0 || elegido === null) return
    const boton = marco.current?.querySelector<HTMLElement>(`[data-alfiler="${CSS.escape(elegido)}"]`)
    boton?.scrollIntoView({ block: 'center', inline: 'center' })
    boton?.focus({ preventScroll: true })
  }, [abierto, ancho, elegido])

  const empezar = () => {
    setMarcando(!marcando)
    setConCruz(marcando ? null : paginaALaVista(marco.current))
  }
  const terminar = () => {
    setMarcando(false)
    setConCruz(null)
    botonDeMarcar.current?.focus()
  }
  const marcar = (lugar: Lugar) => {
    setMarcando(false)
    setConCruz(null)
    alMarcar?.(lugar)
  }
  const irA = (pagina: number) =>
    marco.current?.querySelector(`[data-pagina="${pagina}"]`)?.scrollIntoView({ block: 'start' })
  const aPantallaEntera = () =>
    document.fullscreenElement ? document.exitFullscreen() : todo.current?.requestFullscreen()
  const supuestas: Medidas | null = abierto && medidasDe(abierto.primera, girada)
  const veces = AUMENTOS[aumento] ?? 1
  const paginas = abierto?.documento.numPages ?? 0
  /** A corrected file may have lost the page that was observed. */
  const sinPagina = abierto ? alfileres.filter(({ lugar }) => lugar.pagina > paginas) : []
  return (
    <Box
      ref={todo}
      sx={{
        border: `1px solid ${COLORES.linea}`,
        borderRadius: 1,
        overflow: 'clip',
        '& [data-marco]': { maxHeight: '80vh' },
        '&:fullscreen': { display: 'flex', flexDirection: 'column', background: COLORES.papel },
        '&:fullscreen [data-marco]': { maxHeight: 'none', flex: 1 },
        // The whole screen has no bar above it.
        '&:fullscreen [data-ordenes]': { top: 0 },
      }}
    >
      <Box
        className="no-imprimir"
        data-ordenes
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          p: 1,
          background: COLORES.papel,
          // In reach wherever in its pages one is.
          position: 'sticky',
          top: arriba,
          zIndex: 1,
        }}
      >
        <IconButton
          aria-label="Achicar"
          size="small"
          disabled={aumento === 0}
          onClick={() => setAumento(Math.max(0, aumento - 1))}
        >
          <ZoomOut />
        </IconButton>
        <Box component="output" aria-live="polite" className="cifras" sx={{ minWidth: 52, textAlign: 'center' }}>
          {veces * 100} %
        </Box>
        <IconButton
          aria-label="Agrandar"
          size="small"
          disabled={aumento === AUMENTOS.length - 1}
          onClick={() => setAumento(Math.min(AUMENTOS.length - 1, aumento + 1))}
        >
          <ZoomIn />
        </IconButton>
        <IconButton aria-label="Ajustar al ancho" title="Ajustar al ancho" size="small" onClick={() => setAumento(0)}>
          <FitScreen />
        </IconButton>
        <IconButton
          aria-label="Girar"
          title="Girar"
          size="small"
          disabled={!abierto}
          onClick={() => setGirada(giroDe(girada + 90))}
        >
          <RotateRight />
        </IconButton>
        {document.fullscreenEnabled && (
          <IconButton aria-label="Pantalla completa" title="Pantalla completa" size="small" onClick={aPantallaEntera}>
            <Fullscreen />
          </IconButton>
        )}
        {paginas > 1 && (
          <IconButton
            aria-label="Miniaturas"
            title="Miniaturas"
            size="small"
            aria-pressed={conMiniaturas}
            onClick={() => setConMiniaturas(!conMiniaturas)}
          >
            <ViewCarousel />
          </IconButton>
        )}
        <Box sx={{ flex: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
          {paginas > 1 ? (
            <IrAPagina paginas={paginas} nombre={nombre} alIr={irA} />
          ) : (
            paginas === 1 && cuantos(paginas, 'página', 'páginas')
          )}
        </Box>
        {alMarcar && (
          <Button
            ref={botonDeMarcar}
            size="small"
            variant={marcando ? 'contained' : 'outlined'}
            startIcon={<AddLocation />}
            aria-pressed={marcando}
            disabled={!abierto}
            onClick={empezar}
          >
            {marcando ? 'Toque el lugar' : 'Marcar un lugar'}
          </Button>
        )}
      </Box>
      {conMiniaturas && abierto && supuestas && (
        <Miniaturas documento={abierto.documento} medidas={supuestas} alElegir={irA} />
      )}
      {sinPagina.map(({ clave, numero, lugar, texto }) => (
        <Box key={clave} sx={{ px: 1, overflowWrap: 'anywhere' }}>
          <Notice tono="atencion">
            Punto {numero} ({texto}): estaba en la página {lugar.pagina}, que este archivo no tiene.
          </Notice>
        </Box>
      ))}
      <section
        ref={marco}
        data-marco
        aria-label={`Páginas de ${nombre}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        style={{ overflow: 'auto', background: COLORES.linea, borderTop: BORDE_FORZADO }}
      >
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            gap: MARGEN / 2,
            padding: MARGEN / 2,
            width: 'max-content',
            minWidth: '100%',
            boxSizing: 'border-box',
            minHeight: abierto ? undefined : 240,
          }}
        >
          {abierto &&
            supuestas &&
            ancho > 0 &&
            Array.from({ length: paginas }, (_, n) => n + 1).map((numero) => (
              <PaginaDePdf
                key={numero}
                documento={abierto.documento}
                numero={numero}
                ancho={ancho * veces}
                supuestas={supuestas}
                girada={girada}
                alfileres={alfileres.filter(({ lugar }) => lugar.pagina === numero)}
                elegido={elegido}
                alElegir={alElegir}
                alMarcar={marcando ? marcar : null}
                conCruz={conCruz === numero}
                alCancelar={terminar}
                alFallar={alFallar}
              />
            ))}
        </div>
      </section>
    </Box>
  )
}

/** The page that takes the most of the frame; the first, if none does. */
function paginaALaVista(marco: HTMLElement | null): number {
  if (!marco) return 1
  const { top, bottom } = marco.getBoundingClientRect()
  const vistas = [...marco.querySelectorAll<HTMLElement>('[data-pagina]')].map((hoja) => {
    const r = hoja.getBoundingClientRect()
    return { numero: Number(hoja.dataset.pagina), alto: Math.min(r.bottom, bottom) - Math.max(r.top, top) }
  })
  return vistas.reduce((mayor, vista) => (vista.alto > mayor.alto ? vista : mayor), { numero: 1, alto: 0 }).numero
}
