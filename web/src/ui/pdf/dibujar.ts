import { type Giro, giroDe } from '@catastro/domain/carpetas/lugar'
import type { PDFPageProxy } from 'pdfjs-dist'

/** More would not be seen, and costs four times as much. */
const MAX_PIXELES_POR_PUNTO = 2
/** Of one canvas: about an A4 page at twice the screen's size. A larger page is drawn whole and coarse, and fine where it is looked at. */
const MAX_PIXELES = 8_000_000

/** A part of a page on the screen, in CSS pixels from its corner. */
export interface Recorte {
  readonly x: number
  readonly y: number
  readonly ancho: number
  readonly alto: number
}

const nitidez = () => Math.min(MAX_PIXELES_POR_PUNTO, window.devicePixelRatio || 1)

/** How fine a whole page of that size may be drawn; less than `nitidez()` asks for its detail besides. */
function nitidezDeEntera(ancho: number, alto: number) {
  return Math.min(nitidez(), Math.sqrt(MAX_PIXELES / (ancho * alto)))
}
export const pideDetalle = (ancho: number, alto: number) => nitidezDeEntera(ancho, alto) < nitidez()

/** Draws a page, or a part of it, of which the whole is `ancho` CSS pixels wide, `girada` further than by itself. Ends when it is drawn or `fin` says so. */
export async function dibujar(
  pagina: PDFPageProxy,
  lienzo: HTMLCanvasElement,
  { ancho, girada }: { readonly ancho: number; readonly girada: Giro },
  fin: AbortSignal,
  recorte?: Recorte,
): Promise<void> {
  const rotation = giroDe(pagina.rotate + girada)
  const natural = pagina.getViewport({ scale: 1, rotation })
  const escala = ancho / natural.width
  const alto = natural.height * escala
  const fino = recorte ? nitidez() : nitidezDeEntera(ancho, alto)
  const parte = recorte ?? { x: 0, y: 0, ancho, alto }
  const viewport = pagina.getViewport({
    scale: escala * fino,
    rotation,
    offsetX: -parte.x * fino,
    offsetY: -parte.y * fino,
  })
  // Drawn aside and shown at once: what is there stays until then.
  const nuevo = document.createElement('canvas')
  nuevo.width = Math.max(1, Math.round(parte.ancho * fino))
  nuevo.height = Math.max(1, Math.round(parte.alto * fino))
  const tarea = pagina.render({ canvas: nuevo, viewport })
  const cancelar = () => tarea.cancel()
  fin.addEventListener('abort', cancelar)
  try {
    await tarea.promise
    if (fin.aborted) return
    lienzo.width = nuevo.width
    lienzo.height = nuevo.height
    lienzo.getContext('2d')?.drawImage(nuevo, 0, 0)
    Object.assign(lienzo.style, {
      left: `${parte.x}px`,
      top: `${parte.y}px`,
      width: `${parte.ancho}px`,
      height: `${parte.alto}px`,
    })
    lienzo.dataset.dibujada = 'si'
  } catch (error) {
    if (!fin.aborted) throw error
  } finally {
    fin.removeEventListener('abort', cancelar)
    soltar(nuevo)
  }
}

/** Gives a canvas' memory back. */
export function soltar(lienzo: HTMLCanvasElement) {
  lienzo.width = 0
  lienzo.height = 0
  delete lienzo.dataset.dibujada
}
