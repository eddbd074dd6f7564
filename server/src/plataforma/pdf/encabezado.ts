import type { Membrete } from '../membrete/membrete.ts'
import { dibujarEscudo } from './dibujarEscudo.ts'
import { COLOR, type Documento } from './papel.ts'
import { ANCHO, MARGEN } from './renglones.ts'

const ESCUDO = 44
const SEPARACION = 12

/**
 * Whose a paper is, at its top: the city's crest, if it has one, its name and its office. `ancho`: how much of the line they
 * may take. Below them is where it goes on.
 */
export function encabezar(doc: Documento, { ciudad, dependencia, escudo }: Membrete, ancho = ANCHO): void {
  doc.rect(0, 0, doc.page.width, 10).fill(doc.tinta)
  const conEscudo = dibujarEscudo(doc, escudo, { x: MARGEN, y: 42, lado: ESCUDO })
  const x = conEscudo ? MARGEN + ESCUDO + SEPARACION : MARGEN
  const width = ancho - (x - MARGEN)
  doc.font('fuerte').fontSize(14).fillColor(COLOR.texto).text(ciudad, x, 48, { width })
  doc.font('normal').fontSize(10).fillColor(COLOR.tenue).text(dependencia, { width })
  doc.x = MARGEN
  if (conEscudo) doc.y = Math.max(doc.y, 42 + ESCUDO)
}
