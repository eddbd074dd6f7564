import { Readable } from 'node:stream'
import { beforeAll, expect, inject, it } from 'vitest'
import { almacenSobre } from '../../src/plataforma/archivos/almacenSobre.ts'
import { objetosEnCarpeta } from '../../src/plataforma/archivos/objetosEnCarpeta.ts'
import { objetosEnS3 } from '../../src/plataforma/archivos/objetosEnS3.ts'
import { mudarAlmacen } from '../../src/respaldo/mudar.ts'
import { alTerminar } from '../alTerminar.ts'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import { barrerDelTodo } from '../barridoDePrueba.ts'
import { carpetasDePrueba, pedidoDeAlta, pedidoDeSubida } from '../carpetasDePrueba.ts'
import { PNG } from '../multiparte.ts'
import { type S3DePrueba, s3DePrueba } from '../s3DePrueba.ts'

/** The whole portal with its files on S3: filed, read and swept; gone for a while, and back. */

let s3: S3DePrueba
let portal: AppDePrueba
beforeAll(async () => {
  s3 = await s3DePrueba()
  alTerminar(() => s3.cerrar())
  const enS3 = objetosEnS3(`s3://${s3.balde}/ciudad`, s3.ajustes)
  await mudarAlmacen({ de: await objetosEnCarpeta(inject('archivosDeLaCiudad')), a: enS3 })
  portal = await appDePrueba({ almacen: () => almacenSobre(enS3, 20_000_000) })
})

const DESPUES = {
  ok: false,
  message: 'El servicio no está disponible en este momento. Intente de nuevo en unos minutos',
}
const salud = () => portal.app.inject('/salud/listo')
const croquis = async (idCarpeta: number) => {
  const url = `/api/documentacion/archivos?idCarpeta=${idCarpeta}`
  const { archivos } = (await portal.como('pablo', { url })).json()
  return portal.como('pablo', { url: `/api/documentacion/archivo/${archivos[0].idArchivo}` })
}

it('lo presentado está en S3; caído, nada se pierde ni se da por inexistente; de vuelta, sigue todo', async () => {
  const idCarpeta = await carpetasDePrueba(portal).presentada()
  const leido = await croquis(idCarpeta)
  expect([leido.statusCode, leido.rawPayload.equals(Buffer.from(PNG))]).toEqual([200, true])
  expect((await salud()).json()).toEqual({ ok: true })

  await s3.caer()
  for (const pedido of [pedidoDeAlta(), pedidoDeSubida({ idCarpeta })]) {
    const { statusCode, ...respuesta } = await portal.como('pablo', pedido)
    expect([statusCode, respuesta.json()]).toEqual([503, DESPUES])
  }
  const sinLeer = await croquis(idCarpeta)
  expect([sinLeer.statusCode, sinLeer.json()]).toEqual([503, DESPUES])
  expect([(await salud()).statusCode, (await salud()).json().message]).toEqual([
    503,
    'El almacén de archivos no se puede escribir',
  ])
  await expect(portal.trabajar('barrer-archivos')).rejects.toThrow(DESPUES.message)

  await s3.volver()
  expect((await salud()).json()).toEqual({ ok: true })
  expect((await croquis(idCarpeta)).rawPayload.equals(Buffer.from(PNG))).toBe(true)
  expect((await portal.como('pablo', pedidoDeAlta())).statusCode).toBe(200)
})

it('el barrido aparta lo que ninguna fila nombra, y nada más', async () => {
  const { ruta } = await portal.almacen.guardar(Readable.from([Buffer.from('de nadie')]))
  await barrerDelTodo(portal)
  const apartados = await Readable.from(portal.almacen.apartados()).toArray()
  expect(apartados.map((apartado: { ruta: string }) => apartado.ruta)).toEqual([ruta])
})
