import { inflateSync } from 'node:zlib'

const RENGLON_WOFF = 20
const CABECERA_WOFF = 44
const RENGLON_SFNT = 16
const CABECERA_SFNT = 12

/**
 * A WOFF 1.0 typeface as the plain SFNT that it was made of (https://www.w3.org/TR/WOFF/, 4 to 6). pdfkit reads both, but the
 * compressed one it inflates again for each document, in JavaScript: some 100 ms each.
 */
export function sinComprimir(woff: Buffer): Buffer {
  const cuantas = woff.readUInt16BE(12)
  const tablas = Array.from({ length: cuantas }, (_, n) => {
    const en = CABECERA_WOFF + n * RENGLON_WOFF
    const [desde, comprimida, entera] = [4, 8, 12].map((lugar) => woff.readUInt32BE(en + lugar)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(desde, desde + comprimida)
    return {
      nombre: woff.subarray(en, en + 4),
      suma: woff.readUInt32BE(en + 16),
      bytes: comprimida < entera ? inflateSync(bytes) : bytes,
    }
  })
  const indice = Buffer.alloc(CABECERA_SFNT + cuantas * RENGLON_SFNT)
  woff.copy(indice, 0, 4, 8) // the kind of outlines
  indice.writeUInt16BE(cuantas, 4)
  const potencia = Math.floor(Math.log2(cuantas))
  indice.writeUInt16BE(2 ** potencia * RENGLON_SFNT, 6)
  indice.writeUInt16BE(potencia, 8)
  indice.writeUInt16BE((cuantas - 2 ** potencia) * RENGLON_SFNT, 10)
  const partes: Buffer[] = [indice]
  let lugar = indice.length
  for (const [n, { nombre, suma, bytes }] of tablas.entries()) {
    const en = CABECERA_SFNT + n * RENGLON_SFNT
    nombre.copy(indice, en)
    indice.writeUInt32BE(suma, en + 4)
    indice.writeUInt32BE(lugar, en + 8)
    indice.writeUInt32BE(bytes.length, en + 12)
    // Each begins at a multiple of four.
    const relleno = (4 - (bytes.length % 4)) % 4
    partes.push(bytes, Buffer.alloc(relleno))
    lugar += bytes.length + relleno
  }
  return Buffer.concat(partes)
}
