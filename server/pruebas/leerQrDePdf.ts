import { inflateSync } from 'node:zlib'
import decodeQR from 'qr/decode.js'

const PUNTOS_POR_MODULO = 4

/** What the QR drawn in a PDF says, read as a telephone would: from the picture that its rectangles make. */
export function leerQrDePdf(pdf: Buffer): string {
  const rectangulos = [...instruccionesDePdf(pdf).matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map((m) =>
    m.slice(1, 5).map(Number),
  ) as [number, number, number, number][]
  // The white square under it is the only one as high as it is wide; its dark modules come right after.
  const lugar = rectangulos.findIndex(([, , ancho, alto]) => ancho === alto)
  const [x0, y0, lado] = rectangulos[lugar] ?? [0, 0, 0]
  const oscuros = rectangulos.slice(lugar + 1)
  const modulo = Math.min(...oscuros.map(([, , , alto]) => alto))
  const width = Math.round(lado / modulo) * PUNTOS_POR_MODULO
  const data = new Uint8Array(width * width * 4).fill(255)
  const enPuntos = (medida: number) => Math.round((medida / modulo) * PUNTOS_POR_MODULO)
  for (const [x, y, ancho, alto] of oscuros) {
    for (let fila = enPuntos(y - y0); fila < enPuntos(y - y0 + alto); fila++) {
      for (let columna = enPuntos(x - x0); columna < enPuntos(x - x0 + ancho); columna++) {
        data.fill(0, (fila * width + columna) * 4, (fila * width + columna) * 4 + 3)
      }
    }
  }
  return decodeQR({ width, height: width, data })
}

/** The drawing instructions of its pages. */
export function instruccionesDePdf(pdf: Buffer): string {
  const partes = pdf.toString('latin1').matchAll(/FlateDecode\r?\n?>>\r?\nstream\r?\n([\s\S]*?)\r?\nendstream/g)
  return [...partes]
    .map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('\n')
}
