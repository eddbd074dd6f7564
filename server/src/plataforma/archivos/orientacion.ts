/*
 * Which way up an image is: the one thing of its EXIF that is kept, because whoever looks at it needs it.
 */

const ORIENTACION = 0x0112

/** 1 to 8 of a TIFF block (what EXIF is); undefined when it says none. */
export function orientacionDe(tiff: Buffer): number | undefined {
  const chico = tiff.toString('latin1', 0, 2) === 'II'
  if (!chico && tiff.toString('latin1', 0, 2) !== 'MM') return undefined
  const u16 = (lugar: number) => (chico ? tiff.readUInt16LE(lugar) : tiff.readUInt16BE(lugar))
  try {
    const directorio = chico ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let n = 0; n < u16(directorio); n++) {
      const entrada = directorio + 2 + 12 * n
      if (u16(entrada) !== ORIENTACION) continue
      const valor = u16(entrada + 8)
      return valor >= 1 && valor <= 8 ? valor : undefined
    }
  } catch {
    // It points outside of itself.
  }
  return undefined
}

/** A TIFF block that says this and nothing else. */
export function soloOrientacion(valor: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM', 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTACION, 10)
  tiff.writeUInt16BE(3, 12) // a 16-bit number,
  tiff.writeUInt32BE(1, 14) // one of them
  tiff.writeUInt16BE(valor, 18)
  return tiff
}
