import { COLOR, type Documento } from '../plataforma/pdf/papel.ts'
import { ANCHO, hacerLugar, MARGEN } from '../plataforma/pdf/renglones.ts'
import type { FotoDelLegajo, FotosDelLegajo } from './fotosDelLegajo.ts'

const SEPARACION = 16
const COLUMNA = (ANCHO - SEPARACION) / 2
const ALTO = 190
const RENGLON = 18

/** Photos side by side: what there was before the works, and what they left. */
export function fotosEnPapel(doc: Documento, { antes, despues }: FotosDelLegajo): void {
  const pares = Math.max(antes.length, despues.length)
  if (pares === 0) return
  rotular(doc, doc.y + 8, 'Antes de la obra', 'Obra terminada')
  for (let n = 0; n < pares; n += 1) unRenglon(doc, [antes[n], despues[n]])
}

/** As they come, two by two. */
export function fotosDeADos(doc: Documento, fotos: readonly FotoDelLegajo[]): void {
  if (fotos.length > 0) doc.y += 12
  for (let n = 0; n < fotos.length; n += 2) unRenglon(doc, fotos.slice(n, n + 2))
}

function unRenglon(doc: Documento, fotos: readonly (FotoDelLegajo | undefined)[]): void {
  hacerLugar(doc, ALTO + RENGLON)
  const y = doc.y
  for (const [columna, foto] of fotos.entries()) {
    if (foto) unaFoto(doc, foto, MARGEN + columna * (COLUMNA + SEPARACION), y)
  }
  doc.y = y + ALTO + RENGLON
}

function rotular(doc: Documento, y: number, izquierda: string, derecha: string): void {
  doc.font('fuerte').fontSize(12).fillColor(COLOR.texto)
  doc.text(izquierda, MARGEN, y, { width: COLUMNA })
  doc.text(derecha, MARGEN + COLUMNA + SEPARACION, y, { width: COLUMNA })
  doc.y = y + RENGLON
}

function unaFoto(doc: Documento, { nombre, bytes }: FotoDelLegajo, x: number, y: number): void {
  const dibujada = bytes !== null && dibujar(doc, bytes, x, y)
  doc.font('normal').fontSize(9).fillColor(COLOR.tenue)
  const pie = dibujada ? nombre : `${nombre}: se ve entre los archivos de la carpeta`
  doc.text(pie, x, dibujada ? y + ALTO - RENGLON + 4 : y + 4, { width: COLUMNA, height: RENGLON, ellipsis: true })
}

/** One that is broken inside is no reason to have no paper. */
function dibujar(doc: Documento, bytes: Buffer, x: number, y: number): boolean {
  try {
    doc.image(bytes, x, y, { fit: [COLUMNA, ALTO - RENGLON], align: 'center', valign: 'center' })
    return true
  } catch {
    return false
  }
}
