import { crc32, deflateSync } from 'node:zlib'

const FIRMA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BITS = 8
const ESCALA_DE_GRISES = 0

/** A PNG in greys: `gris` answers 0 (black) to 255 (white) for each point. */
export function imagenPng(ancho: number, alto: number, gris: (x: number, y: number) => number): Uint8Array {
  const cabecera = Buffer.alloc(13)
  cabecera.writeUInt32BE(ancho, 0)
  cabecera.writeUInt32BE(alto, 4)
  cabecera.writeUInt8(BITS, 8)
  cabecera.writeUInt8(ESCALA_DE_GRISES, 9)
  const renglon = ancho + 1 // the first byte of each line names its filter: none
  const puntos = Buffer.alloc(renglon * alto)
  for (let y = 0; y < alto; y++) for (let x = 0; x < ancho; x++) puntos[y * renglon + x + 1] = gris(x, y)
  return Buffer.concat([
    FIRMA,
    trozo('IHDR', cabecera),
    trozo('IDAT', deflateSync(puntos)),
    trozo('IEND', Buffer.alloc(0)),
  ])
}

function trozo(tipo: string, datos: Buffer): Buffer {
  const contenido = Buffer.concat([Buffer.from(tipo, 'latin1'), datos])
  const largo = Buffer.alloc(4)
  largo.writeUInt32BE(datos.length)
  const control = Buffer.alloc(4)
  control.writeUInt32BE(crc32(contenido))
  return Buffer.concat([largo, contenido, control])
}
