import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { barrerDelTodo } from '../../pruebas/barridoDePrueba.ts'
import { exif, JPEG, segmentoJpeg } from '../../pruebas/fotosDeCamara.ts'
import { PDF } from '../../pruebas/multiparte.ts'
import { CUMPLE, dicho, fotoNumero, suma, visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'

let portal: AppDePrueba
let v: ReturnType<typeof visitasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  v = visitasDePrueba(portal)
})
beforeEach(() =>
  v.consultar(`update visita set estado = 'CANCELADA', motivo = 'otra prueba' where estado = 'PLANEADA'`),
)

it('las fotos llegan antes o después del resultado, una por vez: completa solo con todas', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const fotos = [randomUUID(), randomUUID()] as const
  const respuesta = (await v.foto('diego', idVisita, { id: fotos[0], idItem: 2 })).json()
  expect(respuesta.recibo).toMatchObject({ clase: 'FOTO', id: fotos[0], sha256: suma(fotoNumero(1)) })
  await v.resultado('diego', idVisita, { ...CUMPLE, fotos })
  const completa = async () => (await v.deCarpeta(idCarpeta)).visitas[0].completa
  expect(await completa()).toBe(false)
  await v.carpetas.mover('hector', idCarpeta, { idEstado: 8, observaciones: 'No corresponde' })
  expect((await v.foto('diego', idVisita, { id: fotos[1], bytes: fotoNumero(2) })).json().situacion).toBe('RECIBIDA')
  expect(await completa()).toBe(true)
  const { fotos: suyas } = await v.informe(idCarpeta, 'pablo')
  expect(suyas).toMatchObject([
    { idItem: 2, tomadaEl: '2026-11-25T13:35:00.000Z' },
    { idItem: null, tomadaEl: '2026-11-25T13:35:00.000Z' },
  ])
  const bajada = await portal.como('pablo', { url: `/api/documentacion/archivo/${suyas[0].idArchivo}` })
  expect(suma(bajada.rawPayload)).toBe(suma(fotoNumero(1)))
})

it('una foto repetida, y repetida a la vez, es una sola; con otros bytes queda aparte', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const id = randomUUID()
  const respuestas = await Promise.all([1, 1, 1].map((n) => v.foto('diego', idVisita, { id, bytes: fotoNumero(n) })))
  expect(respuestas.map((r) => r.json().situacion).sort()).toEqual(['RECIBIDA', 'YA RECIBIDA', 'YA RECIBIDA'])
  expect(new Set(respuestas.map((r) => JSON.stringify(r.json().recibo))).size).toBe(1)
  expect((await v.foto('diego', idVisita, { id, bytes: fotoNumero(2) })).json()).toMatchObject({
    situacion: 'APARTADA',
    motivo: 'Ya había llegado otro contenido con el mismo número',
  })
  expect(await v.fotosDeLaCarpeta(idCarpeta)).toEqual([suma(fotoNumero(1))])
  // What came again was given back to nobody: the store holds the two that rows name.
  const rutas = await v.consultar('select ruta from visita_envio where id_visita = $1', [idVisita])
  const guardadas: string[] = []
  for await (const ruta of portal.almacen.listar()) guardadas.push(ruta)
  const conFila = await v.consultar(
    'select ruta from archivo union select ruta from visita_envio where ruta is not null',
  )
  expect(rutas).toHaveLength(2)
  expect(guardadas.filter((ruta) => !conFila.some((fila) => fila.ruta === ruta))).toEqual([])
})

it('si algo falla entre los bytes y su fila no queda nada a medias: se manda otra vez y entra, y el barrido la conserva', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const id = randomUUID()
  await v.consultar(`alter table visita_envio add constraint falla check (clase <> 'FOTO') not valid`)
  expect((await v.foto('diego', idVisita, { id })).statusCode).toBeGreaterThanOrEqual(400)
  await v.consultar('alter table visita_envio drop constraint falla')
  expect([await v.cuenta(idVisita), await v.fotosDeLaCarpeta(idCarpeta)]).toEqual([0, []])
  expect((await v.foto('diego', idVisita, { id })).json().situacion).toBe('RECIBIDA')
  await barrerDelTodo(portal)
  const [{ id_archivo }] = await v.consultar('select id_archivo from visita_envio where id = $1', [id])
  const bajada = await portal.como('pablo', { url: `/api/documentacion/archivo/${id_archivo}` })
  expect(suma(bajada.rawPayload)).toBe(suma(fotoNumero(1)))
})

it('se guarda sin la posición ni la fecha de la cámara, y el recibo dice los bytes que se mandaron', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const deCamara = Buffer.concat([
    JPEG.subarray(0, 2),
    segmentoJpeg(0xe1, exif(1, 'GPS 26.8S 65.2W')),
    JPEG.subarray(2),
  ])
  const { recibo, situacion } = (await v.foto('diego', idVisita, { bytes: deCamara })).json()
  expect([situacion, recibo.sha256]).toEqual(['RECIBIDA', suma(deCamara)])
  expect(await v.fotosDeLaCarpeta(idCarpeta)).toEqual([suma(JPEG)])
})

const conMedidas = (ancho: number, alto: number) => {
  const foto = Buffer.from(JPEG)
  const marco = foto.indexOf(Buffer.from([0xff, 0xc0]))
  foto.writeUInt16BE(alto, marco + 5)
  foto.writeUInt16BE(ancho, marco + 7)
  return foto
}
it('hasta 16 millones de puntos, contados; dañada o que no es foto, no entra', async () => {
  const { idVisita } = await v.planeada()
  expect((await v.foto('diego', idVisita, { bytes: conMedidas(4000, 4000) })).statusCode).toBe(200)
  expect(dicho(await v.foto('diego', idVisita, { bytes: conMedidas(4000, 4001) }))).toEqual([
    400,
    'Foto: tiene demasiados puntos: hasta 16 millones',
  ])
  expect(dicho(await v.foto('diego', idVisita, { sha256: suma('otra') }))).toEqual([
    408,
    'Foto: llegó dañada: envíela de nuevo',
  ])
  expect(dicho(await v.foto('diego', idVisita, { bytes: PDF }))[0]).toBe(415)
  expect(dicho(await v.foto('diego', idVisita, { id: 'ABC' }))).toEqual([400, 'Envío: debe ser un UUID en minúsculas'])
  expect(dicho(await v.foto('diego', idVisita, { bytes: JPEG.subarray(0, 24) }))).toEqual([
    400,
    'Foto: no se pudo leer: sáquela de nuevo',
  ])
})

it('la foto 41 sin resultado queda aparte', async () => {
  const { idVisita } = await v.planeada()
  for (let n = 0; n < 40; n += 1) await v.foto('diego', idVisita, { bytes: fotoNumero(n) })
  expect((await v.foto('diego', idVisita, { bytes: fotoNumero(40) })).json()).toMatchObject({
    situacion: 'APARTADA',
    motivo: 'La visita ya tenía todas las fotos que admite',
  })
})
