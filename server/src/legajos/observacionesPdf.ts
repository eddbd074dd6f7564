import { type Lugar, seVeEn } from '@catastro/domain/carpetas/lugar'
import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import { COLOR, type Documento } from '../plataforma/pdf/papel.ts'
import { ANCHO, hacerLugar, MARGEN } from '../plataforma/pdf/renglones.ts'

/** Of the drawing of a page, its longer side. */
const LADO = 84
const SEPARACION = 16
const CON_DIBUJO = LADO + SEPARACION

const sobre = ({ FormularioTipo, archivo, requisito, marca }: Observacion) => {
  if (FormularioTipo) return FormularioTipo
  if (requisito) return `Requisito: ${requisito}`
  if (!archivo) return 'La carpeta'
  return marca ? `${archivo}, página ${marca.pagina}` : archivo
}

const SITUACIONES: Readonly<Record<Observacion['situacion'], string>> = {
  PENDIENTE: 'Sin responder',
  RESPONDIDA: 'Respondida',
  RETIRADA: 'Retirada',
}

/** What staff objected to, numbered through all its rounds as on the screen; of a place of a page, where on it. */
export function observacionesEnPapel(
  doc: Documento,
  observaciones: readonly Observacion[],
  momento: (fecha: Date) => string,
): void {
  for (const [n, observacion] of observaciones.entries()) {
    const { marca, texto, situacion, fecha, cierre, respuesta, noCorresponde, archivosDeRespuesta } = observacion
    hacerLugar(doc, marca ? LADO + 20 : 60)
    const izquierda = marca ? MARGEN + CON_DIBUJO : MARGEN
    const ancho = { width: marca ? ANCHO - CON_DIBUJO : ANCHO }
    const arriba = doc.y + 10
    const hoja = doc.page
    if (marca) paginaConPunto(doc, marca, n + 1, arriba)
    doc.font('fuerte').fontSize(10.5).fillColor(COLOR.texto)
    doc.text(`${n + 1}. ${sobre(observacion)}`, izquierda, arriba, ancho)
    doc.font('normal').fontSize(10.5).text(texto, ancho)
    doc.fontSize(9).fillColor(COLOR.tenue)
    const cerrada = cierre ? `${SITUACIONES[situacion]} el ${momento(new Date(cierre))}` : SITUACIONES[situacion]
    doc.text(`${momento(new Date(fecha))} · ${cerrada}`, ancho)
    const palabras = noCorresponde ? `No corresponde: ${respuesta}` : respuesta
    const respondida = [palabras, ...archivosDeRespuesta.map(({ nombre }) => nombre)].filter(Boolean).join(' · ')
    if (respondida) doc.text(respondida, ancho)
    // A long text may have gone on to another page: the drawing stayed on the one before.
    if (marca && doc.page === hoja) doc.y = Math.max(doc.y, arriba + LADO)
    doc.x = MARGEN
  }
}

/** The outline of the page as it is seen, with the point where it was marked. */
function paginaConPunto(doc: Documento, marca: Lugar, numero: number, y: number): void {
  const [x0, y0, x1, y1] = marca.caja
  const acostada = marca.giro % 180 !== 0
  const [ancho, alto] = acostada ? [y1 - y0, x1 - x0] : [x1 - x0, y1 - y0]
  const escala = LADO / Math.max(ancho, alto)
  const { izquierda, arriba } = seVeEn(marca)
  const [x, punto] = [MARGEN + izquierda * ancho * escala, y + arriba * alto * escala]
  doc
    .rect(MARGEN, y, ancho * escala, alto * escala)
    .lineWidth(0.75)
    .stroke(COLOR.tenue)
  doc.circle(x, punto, 2.5).fill(doc.tinta)
  doc
    .font('fuerte')
    .fontSize(8)
    .fillColor(doc.tinta)
    .text(String(numero), x + 4, punto - 9, { lineBreak: false })
}
