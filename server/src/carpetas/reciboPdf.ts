import type { Readable } from 'node:stream'
import { diaDe, diaEnPalabras } from '@catastro/domain/dias'
import { type Centavos, mostrarImporte } from '@catastro/domain/dinero'
import PDFDocument from 'pdfkit'
import { COLOR, conLetraDelPortal } from '../plataforma/pdf/papel.ts'

interface Recibo {
  readonly ciudad: string
  readonly idPago: number
  readonly idCarpeta: number
  readonly concepto: string
  readonly monto: Centavos
  readonly pagadoEl: Date
}

const MARGEN = 57

/** What proves, among a folder's files, that what was asked of it was paid by card. */
export function reciboPdf({ ciudad, idPago, idCarpeta, concepto, monto, pagadoEl }: Recibo): Readable {
  const info = { Title: `Recibo del pago ${idPago}`, Author: ciudad, Subject: `Carpeta ${idCarpeta}` }
  const doc = conLetraDelPortal(
    new PDFDocument({ size: 'A4', margin: MARGEN, lang: 'es-AR', displayTitle: true, info }),
  )
  doc.font('fuerte').fontSize(14).fillColor(COLOR.texto).text(ciudad)
  doc.moveDown().fontSize(22).fillColor(COLOR.primario).text('Recibo de pago en línea')
  doc.moveDown().fontSize(11.5).fillColor(COLOR.texto)
  const datos = [
    ['Carpeta', String(idCarpeta)],
    ['Concepto', concepto],
    ['Importe', mostrarImporte(monto)],
    ['Pago', String(idPago)],
    ['Fecha', diaEnPalabras(diaDe(pagadoEl))],
  ] as const
  for (const [nombre, valor] of datos) {
    doc.font('normal').fillColor(COLOR.tenue).text(`${nombre}: `, { continued: true })
    doc.font('fuerte').fillColor(COLOR.texto).text(valor)
  }
  doc.end()
  return doc as unknown as Readable
}
