import { type Giro, giroDe, type Lugar } from '@catastro/domain/carpetas/lugar'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { dibujar, pideDetalle, type Recorte, soltar } from './dibujar.ts'

export interface Medidas {
  readonly ancho: number
  readonly alto: number
  readonly giro: Giro
  readonly caja: Lugar['caja']
}

const PAUSA_DEL_DETALLE_MS = 120

/** As it is seen, `girada` so much further than it is turned by itself. */
export const medidasDe = (pagina: PDFPageProxy, girada: Giro = 0): Medidas => {
  const giro = giroDe(pagina.rotate + girada)
  const { width, height } = pagina.getViewport({ scale: 1, rotation: giro })
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = pagina.view
  return { ancho: width, alto: height, giro, caja: [x0, y0, x1, y1] }
}

/**
 * Draws a page while it is in sight and forgets it after: of a long document a few pages are alive. `alFallar`: it cannot
 * be drawn.
 */
export function usePaginaDibujada(
  documento: PDFDocumentProxy,
  numero: number,
  ancho: number,
  hoja: RefObject<HTMLElement | null>,
  alFallar: () => void,
  girada: Giro = 0,
) {
  const [aLaVista, setALaVista] = useState(false)
  const [pagina, setPagina] = useState<PDFPageProxy | null>(null)
  const entera = useRef<HTMLCanvasElement>(null)
  const detalle = useRef<HTMLCanvasElement>(null)
  const fallar = useRef(alFallar)
  fallar.current = alFallar

  useEffect(() => {
    const caja = hoja.current
    if (!caja) return
    const mirar = new IntersectionObserver(([entrada]) => setALaVista(entrada?.isIntersecting ?? false), {
      rootMargin: '50% 0px',
    })
    mirar.observe(caja)
    return () => mirar.disconnect()
  }, [hoja])

  useEffect(() => {
    if (!aLaVista) return
    let vigente = true
    documento.getPage(numero).then(
      (leida) => vigente && setPagina(leida),
      () => vigente && fallar.current(),
    )
    return () => {
      vigente = false
    }
  }, [aLaVista, documento, numero])

  useEffect(() => {
    const lienzo = entera.current
    if (!aLaVista || !pagina || !lienzo || ancho === 0) return
    const fin = new AbortController()
    dibujar(pagina, lienzo, { ancho, girada }, fin.signal).catch(() => fallar.current())
    return () => fin.abort()
  }, [aLaVista, pagina, ancho, girada])

  useEffect(() => {
    const [lienzo, caja] = [detalle.current, hoja.current]
    if (!aLaVista || !pagina || !lienzo || !caja || ancho === 0) return
    const { ancho: a, alto } = medidasDe(pagina, girada)
    if (!pideDetalle(ancho, (alto * ancho) / a)) return
    let fin = new AbortController()
    let reloj: ReturnType<typeof setTimeout>
    const detallar = () => {
      fin.abort()
      fin = new AbortController()
      const recorte = loQueSeVe(caja)
      if (recorte) dibujar(pagina, lienzo, { ancho, girada }, fin.signal, recorte).catch(() => fallar.current())
    }
    const enUnRato = () => {
      clearTimeout(reloj)
      reloj = setTimeout(detallar, PAUSA_DEL_DETALLE_MS)
    }
    enUnRato()
    window.addEventListener('scroll', enUnRato, { capture: true, passive: true })
    window.addEventListener('resize', enUnRato)
    return () => {
      clearTimeout(reloj)
      fin.abort()
      soltar(lienzo)
      window.removeEventListener('scroll', enUnRato, { capture: true })
      window.removeEventListener('resize', enUnRato)
    }
  }, [aLaVista, pagina, ancho, hoja, girada])

  // Out of sight: its pixels go; what the document knows of it stays with its worker.
  useEffect(() => {
    if (aLaVista) return
    for (const lienzo of [entera.current, detalle.current]) if (lienzo) soltar(lienzo)
    pagina?.cleanup()
  }, [aLaVista, pagina])

  return { aLaVista, pagina, entera, detalle }
}

/** What can be seen of a page now: inside its frame, and inside the window. */
function loQueSeVe(hoja: HTMLElement): Recorte | null {
  const r = hoja.getBoundingClientRect()
  const marco = hoja.closest('[data-marco]')?.getBoundingClientRect() ?? r
  const izquierda = Math.max(r.left, marco.left, 0)
  const arriba = Math.max(r.top, marco.top, 0)
  const derecha = Math.min(r.right, marco.right, window.innerWidth)
  const abajo = Math.min(r.bottom, marco.bottom, window.innerHeight)
  if (derecha <= izquierda || abajo <= arriba) return null
  return { x: izquierda - r.left, y: arriba - r.top, ancho: derecha - izquierda, alto: abajo - arriba }
}
