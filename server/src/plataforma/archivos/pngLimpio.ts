import { crc32 } from 'node:zlib'
import type { Lector } from './lector.ts'
import { orientacionDe, soloOrientacion } from './orientacion.ts'

/** What the image is made of. Texts, dates and whatever nobody knows are not. */
const SE_QUEDAN = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

const trozo = (tipo: string, datos: Buffer) => {
  const conTipo = Buffer.concat([Buffer.from(tipo, 'latin1'), datos])
  const largo = Buffer.alloc(4)
  largo.writeUInt32BE(datos.length)
  const suma = Buffer.alloc(4)
  suma.writeUInt32BE(crc32(conTipo))
  return Buffer.concat([largo, conTipo, suma])
}

/** A PNG without its texts, dates and EXIF, but for which way up it is; and without whatever hangs behind its end. */
export async function* pngLimpio(lector: Lector): AsyncGenerator<Buffer> {
  yield await lector.leer(8)
  for (;;) {
    const cabeza = await lector.leer(8)
    if (cabeza.length < 8) return
    const tipo = cabeza.toString('latin1', 4)
    const datosYSuma = cabeza.readUInt32BE() + 4
    if (SE_QUEDAN.has(tipo)) {
      yield cabeza
      yield* lector.copiar(datosYSuma)
    } else if (tipo === 'eXIf') {
      const orientacion = orientacionDe((await lector.leer(datosYSuma)).subarray(0, -4))
      if (orientacion !== undefined && orientacion !== 1) yield trozo('eXIf', soloOrientacion(orientacion))
    } else {
      for await (const _ of lector.copiar(datosYSuma)) {
        // Left out.
      }
    }
    if (tipo === 'IEND') return
  }
}
