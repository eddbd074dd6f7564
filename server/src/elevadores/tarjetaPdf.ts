import type { Readable } from 'node:stream'
import { mostrarCodigo } from '@catastro/domain/codigos'
import PDFDocument from 'pdfkit'
import type { Membrete } from '../plataforma/membrete/membrete.ts'
import { dibujarEscudo } from '../plataforma/pdf/dibujarEscudo.ts'
import { dibujarQr } from '../plataforma/pdf/dibujarQr.ts'
import { COLOR, comoPapel } from '../plataforma/pdf/papel.ts'

interface Tarjeta {
  readonly membrete: Membrete
  readonly padron: string
  readonly domicilio: string
  readonly codigo: string
  readonly enlace: string
}

/** A6, to hang in the cabin. */
const ANCHO = 297.64
const ALTO = 419.53
const MARGEN = 24
const QR = 190
const ESCUDO = 22

/** The card of a property's elevators. Nothing on it runs out: what holds today is read through its QR. */
export function tarjetaPdf({ membrete, padron, domicilio, codigo, enlace }: Tarjeta): Readable {
  const { ciudad, color, escudo } = membrete
  const doc = comoPapel(
    new PDFDocument({
      size: [ANCHO, ALTO],
      margin: MARGEN,
      lang: 'es-AR',
      displayTitle: true,
      info: { Title: `Elevadores del padrón ${padron}`, Author: ciudad },
    }),
    color,
  )
  const centrado = { width: ANCHO - 2 * MARGEN, align: 'center' } as const
  doc.rect(0, 0, ANCHO, 8).fill(doc.tinta)
  dibujarEscudo(doc, escudo, { x: MARGEN, y: 14, lado: ESCUDO })
  // Beside the crest and in one line: its title stands right under it.
  const deLado = escudo ? ESCUDO + 6 : 0
  const nombre = { width: centrado.width - 2 * deLado, align: 'center', height: 12, ellipsis: true } as const
  doc
    .font('normal')
    .fontSize(9)
    .fillColor(COLOR.tenue)
    .text(ciudad, MARGEN + deLado, 22, nombre)
  doc.font('fuerte').fontSize(17).fillColor(doc.tinta).text('Elevadores y ascensores', MARGEN, 38, centrado)
  doc
    .font('fuerte')
    .fontSize(11)
    .fillColor(COLOR.texto)
    .text(domicilio, MARGEN, 64, { ...centrado, height: 28, ellipsis: true })
  doc.font('normal').fontSize(9.5).fillColor(COLOR.tenue).text(`Padrón ${padron}`, MARGEN, 94, centrado)
  dibujarQr(doc, enlace, { x: (ANCHO - QR) / 2, y: 112, lado: QR })
  doc.font('normal').fontSize(10).fillColor(COLOR.texto)
  doc.text(
    'Escanee el código para saber si la inscripción y el mantenimiento de este elevador están al día.',
    MARGEN,
    318,
    centrado,
  )
  doc.font('fuerte').fontSize(10).fillColor(COLOR.texto).text(mostrarCodigo(codigo), MARGEN, 362, centrado)
  doc
    .font('normal')
    .fontSize(6.5)
    .fillColor(doc.tinta)
    .text(enlace, MARGEN, 380, { ...centrado, link: enlace })
  doc.end()
  return doc as unknown as Readable
}
