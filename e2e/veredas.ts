import { expect, type Page } from '@playwright/test'
import { type Demo, tokenDe } from './ingresar.ts'

/** The sidewalk form of padron 100001, on the corner of San Martín: fence, deposit and two works come to $ 5.425,00. */
const RESPUESTAS = {
  Padron: '100001',
  vereda: '1',
  pintura: '1',
  ancho: '2,5',
  largo: '10',
  MontodeObra: '250.000',
  dep_mat_dias: '3',
  cerca_metros: '4,5',
  idInmuebleTipo: '1',
}
export const TOTAL = '$ 5.425,00'

/** A picture as a camera has it: `ancho` by `alto` as the sensor sees it, `texto` so that no two are the same. */
export async function jpeg(page: Page, texto: string, ancho: number, alto: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([palabras, width, height]) => {
      const lienzo = Object.assign(document.createElement('canvas'), { width, height })
      const pincel = lienzo.getContext('2d')
      if (!pincel) throw new Error('Sin lienzo')
      pincel.fillStyle = '#9bc'
      pincel.fillRect(0, 0, width, height)
      pincel.fillStyle = '#234'
      // All of the words, to the last letter: of other words, it is another picture.
      pincel.font = `${height / 6}px sans-serif`
      pincel.fillText(palabras, width / 10, height / 2, width * 0.8)
      return lienzo.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
    },
    [texto, ancho, alto] as const,
  )
  return Buffer.from(base64, 'base64')
}

/** What a phone writes in it: that it was held upright, and that it was south of the equator. */
function conExif(foto: Buffer): Buffer {
  const tiff = Buffer.alloc(56)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(2, 8)
  tiff.set([0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0], 10) // orientation: a quarter turn
  tiff.set([0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0], 22) // GPS, at 38
  tiff.writeUInt16LE(1, 38)
  tiff.set([1, 0, 2, 0, 2, 0, 0, 0, 0x53, 0, 0, 0], 40) // latitude: S
  const cuerpo = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const marca = Buffer.from([0xff, 0xe1, 0, cuerpo.length + 2])
  return Buffer.concat([foto.subarray(0, 2), marca, cuerpo, foto.subarray(2)])
}

export const comoArchivo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
export const fotoDeTelefono = async (page: Page, nombre: string) =>
  comoArchivo(`${nombre}.jpg`, conExif(await jpeg(page, nombre, 2400, 1800)))
const fotoComun = async (page: Page, nombre: string) => comoArchivo(`${nombre}.jpg`, await jpeg(page, nombre, 400, 300))

interface DelPadron {
  readonly idDomicilio: number
  readonly [campo: string]: unknown
}

/** The form filled in by the API with so many photos, for journeys about what comes after. */
export async function formularioListo(page: Page, quien: Demo, fotos: number) {
  const headers = { authorization: await tokenDe(page, quien) }
  await descartar(page, quien)
  const hallado = await page.request.get('/api/padron/obtenerDomicilioPorPadron/100001', { headers })
  const { domicilio } = (await hallado.json()) as { domicilio: readonly [DelPadron] }
  const guardado = Object.fromEntries(
    Object.entries(domicilio[0]).map(([campo, valor]) => [campo, String(valor ?? '')]),
  )
  const datos = {
    ...guardado,
    ...RESPUESTAS,
    guardado: JSON.stringify(guardado),
    porPadron: '1',
    email: `${quien}@example.com`,
  }
  const borrador = await page.request.put('/api/borradores/veredas', { headers, data: { datos, version: 0 } })
  expect(borrador.status()).toBe(200)
  for (let i = 1; i <= fotos; i++) {
    const files = await fotoComun(page, `${quien}-${Date.now()}-${i}`)
    const subida = await page.request.post('/api/borradores/veredas/archivos', {
      headers,
      multipart: { campo: 'FotoVeredaArchivo', files },
    })
    expect(subida.status()).toBe(200)
  }
}

export async function descartar(page: Page, quien: Demo) {
  await page.request.delete('/api/borradores/veredas', { headers: { authorization: await tokenDe(page, quien) } })
}

/** From the filled form to the card page. */
export async function irALaTarjeta(page: Page) {
  await page.getByRole('button', { name: 'Continuar al pago' }).click()
  await page.getByRole('button', { name: `Pagar ${TOTAL}` }).click()
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible()
}

interface EnCurso {
  readonly idPago: number
  readonly situacion: string
  readonly idCarpeta: number | null
  readonly TransaccionComercioId: string
}

/** What the server knows of the last one that was paid. */
export async function enCurso(page: Page, quien: Demo): Promise<EnCurso | null> {
  const respuesta = await page.request.get('/api/veredas/enCurso', {
    headers: { authorization: await tokenDe(page, quien) },
  })
  return ((await respuesta.json()) as { vereda: EnCurso | null }).vereda
}

/** The numbers of a person's sidewalk folders. */
export async function carpetasDe(page: Page, quien: Demo): Promise<number[]> {
  const respuesta = await page.request.get('/api/documentacion/listarCarpetasVeredas', {
    headers: { authorization: await tokenDe(page, quien) },
  })
  const { carpetas } = (await respuesta.json()) as { carpetas: { idCarpeta: number }[] }
  return carpetas.map(({ idCarpeta }) => idCarpeta)
}
