import { createHash } from 'node:crypto'
import { LLAMADAS } from '@catastro/domain/llamadas'
import { beforeAll, expect, it } from 'vitest'
import { FILAS } from '../acceso/filas.ts'
import { COLUMNAS, type Mundo, mundoDeAcceso } from '../acceso/mundo.ts'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../appDePrueba.ts'
import { exif, JPEG, pngCon, segmentoJpeg } from '../fotosDeCamara.ts'
import { instantanea } from '../instantanea.ts'

/** Wherever a photo comes in, the place where it was taken stays outside. */
let portal: AppDePrueba
let mundo: Mundo
beforeAll(async () => {
  portal = await appDePrueba()
  mundo = mundoDeAcceso(portal)
})

const LUGAR = 'GPS 26.8 S 65.2 W'
const SEÑAS = [LUGAR, 'Camara X100']
const XMP = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${LUGAR}</x:xmpmeta>`
const DE_CAMARA = {
  'foto.jpg': Buffer.concat([
    JPEG.subarray(0, 2),
    segmentoJpeg(0xe1, exif(6, `Camara X100 ${LUGAR}`)),
    segmentoJpeg(0xe1, Buffer.from(XMP)),
    segmentoJpeg(0xed, Buffer.from(`Photoshop 3.0\0${LUGAR}`)),
    segmentoJpeg(0xe2, Buffer.from(`MPF\0${LUGAR}`)),
    JPEG.subarray(2),
    Buffer.from(`ftypmp42${LUGAR}`),
  ]),
  'foto.png': pngCon(
    ['eXIf', exif(6, `Camara X100 ${LUGAR}`).subarray(6)],
    ['tEXt', Buffer.from(`Comment\0${LUGAR}`)],
    ['iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`)],
  ),
}
const suma = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The same body with this photo in the place of its files; who says its SHA-256 says the photo's. */
function conFoto(cuerpo: Buffer, limite: string, campo: string, nombre: string, foto: Buffer): Buffer {
  const partes = cuerpo.toString('latin1').split(`--${limite}`)
  const campos = partes
    .filter((parte) => parte.includes('name="') && !parte.includes('filename="'))
    .map((parte) => (parte.includes('name="sha256"') ? parte.replace(/[0-9a-f]{64}/, suma(foto)) : parte))
  const archivo = `\r\ncontent-disposition: form-data; name="${campo}"; filename="${nombre}"\r\n\r\n${foto.toString('latin1')}\r\n`
  return Buffer.from(['', ...campos, archivo, '--\r\n'].join(`--${limite}`), 'latin1')
}

/** Every call that takes files, but the tables that are read and thrown away. */
const SUBIDAS = LLAMADAS.flatMap(({ method, path, ...llamada }) => {
  const archivos = 'partes' in llamada ? Object.entries(llamada.partes.archivos) : []
  return archivos
    .filter(([, esperado]) => !('tabla' in esperado))
    .flatMap(([campo]) =>
      Object.entries(DE_CAMARA).map(([nombre, foto]) => [`${method} ${path}`, campo, nombre, foto] as const),
    )
})

it('por las trece llamadas que reciben archivos', () => {
  expect(new Set(SUBIDAS.map(([llamada]) => llamada)).size).toBe(13)
})

it.each(SUBIDAS)('%s, %s: de una %s no se guarda ni el lugar ni la cámara', async (llamada, campo, nombre, foto) => {
  const fila = FILAS.find(([de, , celdas]) => de === llamada && celdas.includes('200'))
  if (!fila) throw new Error(`Sin su fila en la tabla de acceso: ${llamada}`)
  const { url = llamada.split(' ')[1], payload, headers = {} } = await fila[1](mundo)
  const quien = COLUMNAS[fila[2].split(' ').indexOf('200')] as Demo
  const limite = headers['content-type']?.split('boundary=')[1] ?? ''
  const antes = new Set((await instantanea(portal)).archivos)
  const respuesta = await portal.app.inject({
    method: llamada.split(' ')[0] as 'POST',
    url: `/api${url?.replace(/^\/api/, '')}`,
    headers: { ...headers, authorization: CUIL[quien] },
    payload: conFoto(payload as Buffer, limite, campo, nombre, foto),
  })
  expect([respuesta.statusCode, respuesta.json()]).toEqual([200, expect.objectContaining({ ok: true })])
  const nuevos = (await instantanea(portal)).archivos.filter((ruta) => !antes.has(ruta))
  expect(nuevos.length).toBeGreaterThan(0)
  for (const ruta of nuevos) {
    const guardado = Buffer.concat(await (await portal.almacen.leer(ruta)).toArray()).toString('latin1')
    expect(SEÑAS.filter((seña) => guardado.includes(seña))).toEqual([])
  }
})
