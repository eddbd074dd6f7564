import type { Membrete } from '../membrete/membrete.ts'
import { COLOR, type Documento } from './papel.ts'
import { ANCHO, MARGEN } from './renglones.ts'

type DeQuien = Pick<Membrete, 'ciudad' | 'dependencia'>

/** Whose a paper is, at its top. `ancho`: how much of the line their names may take. Below them is where it goes on. */
export function encabezar(doc: Documento, { ciudad, dependencia }: DeQuien, ancho = ANCHO): void {
  doc.rect(0, 0, doc.page.width, 10).fill(COLOR.primario)
  doc.font('fuerte').fontSize(14).fillColor(COLOR.texto).text(ciudad, MARGEN, 48, { width: ancho })
  doc.font('normal').fontSize(10).fillColor(COLOR.tenue).text(dependencia, { width: ancho })
}
