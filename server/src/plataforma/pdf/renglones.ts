import type { BloqueDeRespuestas } from '@catastro/domain/formularios/guardado'
import { COLOR, type Documento } from './papel.ts'

/** An A4 page of questions and answers: the margins, and one line for each. */

export const MARGEN = 57
export const ANCHO = 595.28 - 2 * MARGEN
export const DERECHA = MARGEN + ANCHO
const PREGUNTA = 190
const PIE = 64

export function enFilas(doc: Documento, filas: BloqueDeRespuestas['respuestas']): void {
  for (const { pregunta, respuesta, importe = false, total = false } of filas) {
    const texto = respuesta || '—'
    const ancho = { width: ANCHO - PREGUNTA, align: importe ? 'right' : 'left' } as const
    doc.font(total ? 'fuerte' : 'normal').fontSize(10.5)
    const alto = Math.max(doc.heightOfString(texto, ancho), doc.heightOfString(pregunta, { width: PREGUNTA - 10 }))
    hacerLugar(doc, alto + 14)
    const y = doc.y + 6
    doc.fillColor(COLOR.tenue).text(pregunta, MARGEN, y, { width: PREGUNTA - 10 })
    doc.fillColor(COLOR.texto).text(texto, MARGEN + PREGUNTA, y, ancho)
    doc.y = y + alto + 6
    doc.moveTo(MARGEN, doc.y).lineTo(DERECHA, doc.y).lineWidth(0.5).stroke(COLOR.linea)
  }
}

/** A new page where so much does not fit any more. */
export function hacerLugar(doc: Documento, alto: number): void {
  if (doc.y + alto > doc.page.height - PIE) doc.addPage()
}
