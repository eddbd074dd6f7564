import type { Readable } from 'node:stream'
import { mostrarCodigo } from '@catastro/domain/codigos'
import PDFDocument from 'pdfkit'
import type { Membrete } from '../plataforma/membrete/membrete.ts'
import { dibujarQr } from '../plataforma/pdf/dibujarQr.ts'
import { encabezar } from '../plataforma/pdf/encabezado.ts'
import { COLOR, comoPapel, type Documento } from '../plataforma/pdf/papel.ts'
import { ANCHO, DERECHA, MARGEN } from '../plataforma/pdf/renglones.ts'

/** What stands on the sheet of a certificate, whatever it certifies. */
export interface Hoja {
  readonly membrete: Membrete
  readonly titulo: string
  readonly numero: string
  readonly codigo: string
  /** dd/mm/yyyy */
  readonly emitido: string
  readonly padron: string
  readonly texto: string
  readonly datos: readonly (readonly [nombre: string, valor: string])[]
  readonly alPie: string
  readonly verificacion: Verificacion
}

/** Where anybody checks it: the page, and the page with its code. */
interface Verificacion {
  readonly pagina: string
  readonly enlace: string
}

export function verificacionDe(urlPortal: string, codigo: string): Verificacion {
  const pagina = `${urlPortal}/#/verificar`
  return { pagina, enlace: `${pagina}/${codigo}` }
}

const COLUMNA = 150
const QR = 118
/** Where the verification block stands, whatever the text above it takes. */
const PIE = 612

/** The certificate as a document: one A4 page in the portal's typeface. */
export function hojaDeCertificado(hoja: Hoja): Readable {
  const doc = comoPapel(
    new PDFDocument({
      size: 'A4',
      margin: MARGEN,
      lang: 'es-AR',
      displayTitle: true,
      info: {
        Title: `${hoja.titulo} ${hoja.numero}`,
        Author: hoja.membrete.ciudad,
        Subject: `Padrón ${hoja.padron}`,
      },
    }),
    hoja.membrete.color,
  )
  numerar(doc, hoja)
  certificar(doc, hoja)
  permitirVerificar(doc, hoja)
  doc.end()
  return doc as unknown as Readable
}

/** Whose it is, its number and its day; a line under them, lower where the names are long. */
function numerar(doc: Documento, { membrete, numero, emitido }: Hoja): void {
  encabezar(doc, membrete, ANCHO * 0.6)
  const y = Math.max(98, doc.y + 10)
  const aLaDerecha = { width: ANCHO * 0.38, align: 'right' } as const
  const x = DERECHA - aLaDerecha.width
  doc.font('fuerte').fontSize(11).fillColor(COLOR.texto).text(`N.º ${numero}`, x, 50, aLaDerecha)
  doc.font('normal').fontSize(10).fillColor(COLOR.tenue).text(`Emitido el ${emitido}`, x, 68, aLaDerecha)
  linea(doc, y)
  doc.y = y
}

function certificar(doc: Documento, { titulo, texto, datos }: Hoja): void {
  doc.font('fuerte').fontSize(22).fillColor(doc.tinta)
  const y = doc.y + 34
  doc.text(titulo, MARGEN, y, { width: ANCHO })
  doc.font('normal').fontSize(11.5).fillColor(COLOR.texto)
  doc.text(texto, MARGEN, y + 44, { width: ANCHO, lineGap: 4 })
  doc.y += 18
  for (const dato of datos) enFila(doc, dato)
}

function enFila(doc: Documento, [nombre, valor]: readonly [string, string]): void {
  const y = doc.y + 9
  doc
    .font('normal')
    .fontSize(10.5)
    .fillColor(COLOR.tenue)
    .text(nombre, MARGEN, y, { width: COLUMNA - 10 })
  doc
    .font('fuerte')
    .fontSize(11)
    .fillColor(COLOR.texto)
    .text(valor, MARGEN + COLUMNA, y, { width: ANCHO - COLUMNA })
  doc.y += 9
  linea(doc, doc.y)
}

function permitirVerificar(doc: Documento, { codigo, alPie, verificacion: { pagina, enlace } }: Hoja): void {
  doc.roundedRect(MARGEN, PIE, ANCHO, QR + 24, 6).fillAndStroke(COLOR.fondo, COLOR.linea)
  doc.fillColor('#000000')
  dibujarQr(doc, enlace, { x: MARGEN + 12, y: PIE + 12, lado: QR })
  const x = MARGEN + QR + 34
  const width = DERECHA - x - 16
  doc
    .font('fuerte')
    .fontSize(12)
    .fillColor(COLOR.texto)
    .text('Compruebe que es auténtico', x, PIE + 16, { width })
  doc.font('normal').fontSize(10).fillColor(COLOR.texto)
  doc.text('Escanee el código QR, o ingrese este código en la página de verificación:', x, PIE + 36, { width })
  doc
    .font('fuerte')
    .fontSize(13)
    .text(mostrarCodigo(codigo), x, PIE + 70, { width })
  doc.font('normal').fontSize(9.5).fillColor(doc.tinta)
  doc.text(pagina, x, PIE + 94, { width, link: enlace })
  doc.fillColor(COLOR.tenue).fontSize(9)
  doc.text(alPie, MARGEN, PIE + QR + 36, { width: ANCHO })
}

function linea(doc: Documento, y: number): void {
  doc.moveTo(MARGEN, y).lineTo(DERECHA, y).lineWidth(0.75).stroke(COLOR.linea)
}
