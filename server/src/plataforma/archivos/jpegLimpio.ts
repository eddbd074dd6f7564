import type { Lector } from './lector.ts'
import { orientacionDe, soloOrientacion } from './orientacion.ts'

const EXIF = 'Exif\0\0'
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COM = 0xfe

/** Application segments that its colours and proportions depend on. Any other says who, where or with what. */
const SE_QUEDAN: Readonly<Record<number, string>> = { [APP0]: 'JFIF\0', [APP2]: 'ICC_PROFILE\0', [APP14]: 'Adobe' }

const segmento = (marca: number, cuerpo: Buffer) => {
  const cabeza = Buffer.from([0xff, marca, 0, 0])
  cabeza.writeUInt16BE(cuerpo.length + 2, 2)
  return Buffer.concat([cabeza, cuerpo])
}

/** Of an application segment or a comment, what stays of it. */
function loQueQueda(marca: number, cuerpo: Buffer): Buffer | null {
  const firma = SE_QUEDAN[marca]
  if (firma !== undefined && cuerpo.toString('latin1', 0, firma.length) === firma) return segmento(marca, cuerpo)
  if (marca !== APP1 || cuerpo.toString('latin1', 0, EXIF.length) !== EXIF) return null
  const orientacion = orientacionDe(cuerpo.subarray(EXIF.length))
  if (orientacion === undefined || orientacion === 1) return null
  return segmento(APP1, Buffer.concat([Buffer.from(EXIF, 'latin1'), soloOrientacion(orientacion)]))
}

/**
 * A JPEG without what its camera or a program wrote in it: position, date, device, thumbnail, comments, and whatever hangs
 * behind its end. The image itself is copied as it is.
 */
export async function* jpegLimpio(lector: Lector): AsyncGenerator<Buffer> {
  yield await lector.leer(2)
  for (;;) {
    const marca = await siguienteMarca(lector)
    if (marca === undefined) return
    if (marca === EOI) {
      yield Buffer.from([0xff, EOI])
      return
    }
    const largo = await lector.leer(2)
    if (largo.length < 2) return
    const cuerpo = await lector.leer(Math.max(0, largo.readUInt16BE() - 2))
    const seMira = (marca >= APP0 && marca <= APP15) || marca === COM
    const queda = seMira ? loQueQueda(marca, cuerpo) : segmento(marca, cuerpo)
    if (queda) yield queda
    if (marca === SOS) yield* hastaOtraMarca(lector)
  }
}

/** Past whatever stands before it. */
async function siguienteMarca(lector: Lector): Promise<number | undefined> {
  for (let anterior = 0; ; ) {
    const [byte] = await lector.leer(1)
    if (byte === undefined) return undefined
    if (anterior === 0xff && byte !== 0xff && byte !== 0) return byte
    anterior = byte
  }
}

/** The image's own bytes: a 0xff in them is followed by 0, or restarts the decoder. */
async function* hastaOtraMarca(lector: Lector): AsyncGenerator<Buffer> {
  let pendiente = false
  for (let trozo = await lector.trozo(); trozo; trozo = await lector.trozo()) {
    const bytes: Buffer = pendiente ? Buffer.concat([Buffer.from([0xff]), trozo]) : trozo
    const fin = finDeLaImagen(bytes)
    if (fin >= 0) {
      lector.devolver(bytes.subarray(fin))
      yield bytes.subarray(0, fin)
      return
    }
    pendiente = bytes.at(-1) === 0xff
    yield pendiente ? bytes.subarray(0, -1) : bytes
  }
}

function finDeLaImagen(bytes: Buffer): number {
  for (
    let lugar = bytes.indexOf(0xff);
    lugar >= 0 && lugar + 1 < bytes.length;
    lugar = bytes.indexOf(0xff, lugar + 1)
  ) {
    const sigue = bytes[lugar + 1] ?? 0
    const deLaImagen = sigue === 0 || sigue === 0xff || (sigue >= 0xd0 && sigue <= 0xd7)
    if (!deLaImagen) return lugar
  }
  return -1
}
