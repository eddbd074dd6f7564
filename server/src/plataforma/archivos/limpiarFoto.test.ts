import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exif, JPEG, pngCon, segmentoJpeg } from '../../../pruebas/fotosDeCamara.ts'
import { PNG } from '../../../pruebas/multiparte.ts'
import type { AlmacenEntero } from './almacen.ts'
import { carpetaLocal } from './carpetaLocal.ts'
import { leerEntero } from './leerEntero.ts'
import { limpiarFoto } from './limpiarFoto.ts'

let carpeta: string
let almacen: AlmacenEntero
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'portal-fotos-'))
  almacen = await carpetaLocal({ carpeta, maximo: 10_000_000 })
})
afterAll(() => rm(carpeta, { recursive: true, force: true }))

/** `trozo`: how many bytes at a time the store gives back. */
async function limpia(bytes: Uint8Array, tipoMime: string, trozo = 65_536) {
  const guardado = await almacen.guardar(Readable.from([Buffer.from(bytes)]))
  const aTrozos: AlmacenEntero = {
    ...almacen,
    leer: async (ruta) => Readable.from(enTrozos(await leerEntero(almacen, ruta), trozo)),
  }
  const archivo = await limpiarFoto(aTrozos, { campo: 'foto', nombreOriginal: 'foto', tipoMime, ...guardado })
  const contenido = await leerEntero(almacen, archivo.ruta)
  expect(archivo).toMatchObject({
    tamano: contenido.length,
    sha256: createHash('sha256').update(contenido).digest('hex'),
  })
  return { archivo, guardado, contenido }
}
function* enTrozos(bytes: Buffer, cuantos: number) {
  for (let desde = 0; desde < bytes.length; desde += cuantos) yield bytes.subarray(desde, desde + cuantos)
}

const LUGAR = 'GPS 26.8 S 65.2 W'
const conSegmentos = (...segmentos: readonly Buffer[]) =>
  Buffer.concat([JPEG.subarray(0, 2), ...segmentos, JPEG.subarray(2)])

describe('una foto JPEG', () => {
  it('sin nada que decir queda como vino, byte por byte, y en su lugar', async () => {
    const { archivo, guardado, contenido } = await limpia(JPEG, 'image/jpeg')
    expect(contenido).toEqual(JPEG)
    expect(archivo.ruta).toBe(guardado.ruta)
  })

  it.each([1, 2, 3, 7, 64, 65_536])('pierde lugar, fecha, cámara y comentarios, leída de a %i bytes', async (trozo) => {
    const sucia = conSegmentos(
      segmentoJpeg(0xe1, exif(1, LUGAR)),
      segmentoJpeg(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${LUGAR}`)),
      segmentoJpeg(0xe2, Buffer.from(`MPF\0${LUGAR}`)),
      segmentoJpeg(0xed, Buffer.from(`Photoshop 3.0\0${LUGAR}`)),
      segmentoJpeg(0xfe, Buffer.from(LUGAR)),
    )
    const { contenido, archivo, guardado } = await limpia(sucia, 'image/jpeg', trozo)
    expect(contenido).toEqual(JPEG)
    await expect(leerEntero(almacen, guardado.ruta)).rejects.toThrow()
    expect(archivo.nombreOriginal).toBe('foto')
  })

  it('conserva sus colores, y para qué lado va', async () => {
    const colores = segmentoJpeg(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01perfil'))
    const adobe = segmentoJpeg(0xee, Buffer.from('Adobe\0d\0\0\0\0\x01'))
    const { contenido } = await limpia(conSegmentos(segmentoJpeg(0xe1, exif(6, LUGAR)), colores, adobe), 'image/jpeg')
    expect(contenido).toEqual(conSegmentos(segmentoJpeg(0xe1, exif(6)), colores, adobe))
    expect(contenido.includes(LUGAR)).toBe(false)
  })

  it('lo que cuelga detrás de su fin, como el video de una foto viva, no se guarda', async () => {
    const { contenido } = await limpia(Buffer.concat([JPEG, Buffer.from(`ftypmp42${LUGAR}`)]), 'image/jpeg')
    expect(contenido).toEqual(JPEG)
  })

  it('tampoco otra foto entera, como la de profundidad que algunos teléfonos agregan', async () => {
    const otra = conSegmentos(segmentoJpeg(0xe1, exif(1, LUGAR)))
    const { contenido } = await limpia(Buffer.concat([JPEG, otra]), 'image/jpeg')
    expect(contenido).toEqual(JPEG)
  })

  it('una cortada se guarda hasta donde llega', async () => {
    const cortada = JPEG.subarray(0, -2)
    const { contenido } = await limpia(cortada, 'image/jpeg')
    expect(contenido).toEqual(cortada)
  })
})

describe('una foto PNG', () => {
  it('sin nada que decir queda como vino', async () => {
    expect((await limpia(PNG, 'image/png')).contenido).toEqual(PNG)
  })

  it.each([1, 5, 65_536])('pierde textos, fecha y EXIF, leída de a %i bytes; queda para qué lado va', async (trozo) => {
    const sucia = pngCon(
      ['tEXt', Buffer.from(`Comment\0${LUGAR}`)],
      ['iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${LUGAR}`)],
      ['tIME', Buffer.from([7, 234, 11, 22, 1, 2, 3])],
      ['eXIf', exif(6, LUGAR).subarray(6)],
      ['pHYs', Buffer.from([0, 0, 11, 19, 0, 0, 11, 19, 1])],
    )
    const { contenido } = await limpia(Buffer.concat([sucia, Buffer.from(LUGAR)]), 'image/png', trozo)
    expect(contenido).toEqual(
      pngCon(['eXIf', exif(6).subarray(6)], ['pHYs', Buffer.from([0, 0, 11, 19, 0, 0, 11, 19, 1])]),
    )
  })
})

it('lo que no es foto no se toca', async () => {
  const { archivo, guardado } = await limpia(Buffer.from('%PDF-1.4 Exif'), 'application/pdf')
  expect(archivo.ruta).toBe(guardado.ruta)
})
