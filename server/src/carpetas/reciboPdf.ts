import type { Readable } from 'node:stream'
import { diaDe, diaEnPalabras } from '@catastro/domain/dias'
import { type Centavos, mostrarImporte } from '@catastro/domain/dinero'
import PDFDocument from 'pdfkit'
import type { Membrete } from '../plataforma/membrete/membrete.ts'
import { encabezar } from '../plataforma/pdf/encabezado.ts'
import { COLOR, comoPapel } from '../plataforma/pdf/papel.ts'
import { MARGEN } from '../plataforma/pdf/renglones.ts'

interface Recibo {
  readonly membrete: Membrete
  readonly idPago: number
  readonly idCarpeta: number
  readonly concepto: string
  readonly monto: Centavos
  readonly pagadoEl: Date
}

/** What proves, among a folder's files, that what was asked of it was paid by card. */
export function reciboPdf({ membrete, idPago, idCarpeta, concepto, monto, pagadoEl }: Recibo): Readable {
  const info = { Title: `Recibo del pago ${idPago}`, Author: membrete.ciudad, Subject: `Carpeta ${idCarpeta}` }
  const doc = comoPapel(
    new PDFDocument({ size: 'A4', margin: MARGEN, lang: 'es-AR', displayTitle: true, info }),
    membrete.color,
  )
  encabezar(doc, membrete)
  doc
    .font('fuerte')
    .fontSize(22)
    .fillColor(doc.tinta)
    .text('Recibo de pago en línea', MARGEN, doc.y + 24)
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
