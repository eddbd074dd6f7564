import type { Readable } from 'node:stream'
import type { BloqueDeRespuestas } from '@catastro/domain/formularios/guardado'
import { diaYHora } from '@catastro/domain/momentos'
import PDFDocument from 'pdfkit'
import type { Membrete } from '../plataforma/membrete/membrete.ts'
import { encabezar } from '../plataforma/pdf/encabezado.ts'
import { COLOR, comoPapel, type Documento } from '../plataforma/pdf/papel.ts'
import { ANCHO, enFilas, hacerLugar, MARGEN } from '../plataforma/pdf/renglones.ts'
import type { Registro } from './registros.ts'

/** A form of elevators on paper, as it was sent. */
export function registroPdf(registro: Registro, membrete: Membrete): Readable {
  const { titulo, formulario, numero, autor, fecha, bloques, situacion } = registro
  const doc = comoPapel(
    new PDFDocument({
      size: 'A4',
      margins: { top: MARGEN, left: MARGEN, right: MARGEN, bottom: 64 },
      lang: 'es-AR',
      displayTitle: true,
      info: { Title: `Formulario ${formulario}: ${titulo}`, Author: membrete.ciudad },
    }),
    membrete.color,
  )
  encabezar(doc, membrete)
  const y = Math.max(104, doc.y + 16)
  doc.font('fuerte').fontSize(20).fillColor(doc.tinta).text(titulo, MARGEN, y, { width: ANCHO })
  doc.font('normal').fontSize(10.5).fillColor(COLOR.tenue)
  doc.text(`Formulario ${formulario}, ${formulario === '27' ? 'carpeta' : 'registro'} ${numero} · ${situacion}`)
  doc.text(`Presentado por ${autor} el ${diaYHora.format(new Date(fecha))}`)
  for (const bloque of bloques) unBloque(doc, bloque)
  doc.end()
  return doc as unknown as Readable
}

function unBloque(doc: Documento, { titulo, respuestas }: BloqueDeRespuestas): void {
  hacerLugar(doc, 60)
  doc
    .font('fuerte')
    .fontSize(12)
    .fillColor(COLOR.texto)
    .text(titulo, MARGEN, doc.y + 16, { width: ANCHO })
  enFilas(doc, respuestas)
}
