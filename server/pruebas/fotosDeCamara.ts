import { crc32 } from 'node:zlib'
import { PNG } from './multiparte.ts'

/** A real JPEG of one grey dot, as libjpeg writes it: baseline, with its JFIF header and nothing else. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////' +
    '////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
  'base64',
)

export function segmentoJpeg(marca: number, cuerpo: Uint8Array): Buffer {
  const largo = Buffer.alloc(2)
  largo.writeUInt16BE(cuerpo.length + 2)
  return Buffer.concat([Buffer.from([0xff, marca]), largo, cuerpo])
}

/** An EXIF block that says which way up the image is, and, if given, something else behind it. */
export function exif(orientacion: number, ademas = ''): Buffer {
  const tiff = Buffer.from(
    `4d4d002a0000000800010112000300000001${orientacion.toString(16).padStart(4, '0')}000000000000`,
    'hex',
  )
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(ademas)])
}

/** The PNG of one dot with these chunks after its header. */
export const pngCon = (...trozos: readonly (readonly [tipo: string, datos: Uint8Array])[]): Buffer =>
  Buffer.concat([PNG.subarray(0, 33), ...trozos.map(([tipo, datos]) => trozo(tipo, datos)), PNG.subarray(33)])

function trozo(tipo: string, datos: Uint8Array): Buffer {
  const cuerpo = Buffer.concat([Buffer.from(tipo, 'latin1'), datos])
  const [largo, suma] = [Buffer.alloc(4), Buffer.alloc(4)]
  largo.writeUInt32BE(datos.length)
  suma.writeUInt32BE(crc32(cuerpo))
  return Buffer.concat([largo, cuerpo, suma])
}
