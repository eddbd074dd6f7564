import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type S3DePrueba, s3DePrueba } from '../../pruebas/s3DePrueba.ts'
import { almacenSobre } from '../plataforma/archivos/almacenSobre.ts'
import type { Objetos } from '../plataforma/archivos/objetos.ts'
import { objetosEnCarpeta } from '../plataforma/archivos/objetosEnCarpeta.ts'
import { objetosEnS3 } from '../plataforma/archivos/objetosEnS3.ts'
import { mudarAlmacen } from './mudar.ts'

let s3: S3DePrueba
let raiz: string
let carpeta: Objetos
let enS3: Objetos
beforeEach(async () => {
  s3 = await s3DePrueba()
  raiz = await mkdtemp(join(tmpdir(), 'mudanza-'))
  carpeta = await objetosEnCarpeta(join(raiz, 'archivos'))
  enS3 = objetosEnS3(`s3://${s3.balde}/ciudad`, s3.ajustes)
})
afterEach(async () => {
  await s3.cerrar()
  await rm(raiz, { recursive: true, force: true })
})

const MARCA = { id: '6f2e3c50-52a4-4c7e-9a55-0b8f6f0c1a11', testigo: 'a3c1d7b2-9d0e-4f2b-8c66-5e1f0a9b7c22' }
const todas = async (objetos: Objetos) => (await Readable.from(objetos.claves('')).toArray()).sort()
const guardar = async (contenido: string) =>
  (await almacenSobre(carpeta, 1000).guardar(Readable.from([Buffer.from(contenido)]))).ruta

async function unAlmacen() {
  const almacen = almacenSobre(carpeta, 1000)
  const rutas = [await guardar('uno'), await guardar('dos'), await guardar('apartado'), await guardar('EICAR')] as const
  await almacen.apartar(rutas[2], new Date('2026-11-22T12:00:00Z'))
  await almacen.aislar(rutas[3])
  await almacen.marcar(MARCA)
  return rutas
}

it('se muda de carpeta a S3 y vuelve, con lo apartado y lo aislado, con la hora de cada uno', async () => {
  const [uno] = await unAlmacen()
  expect(await mudarAlmacen({ de: carpeta, a: enS3 })).toEqual({ archivos: 4, yaEstaban: 0 })
  expect(await todas(enS3)).toEqual(await todas(carpeta))
  expect(await almacenSobre(enS3, 1000).marca()).toEqual({ ...MARCA, mudado: false })
  const vuelta = await objetosEnCarpeta(join(raiz, 'vuelta'))
  await mudarAlmacen({ de: enS3, a: vuelta })
  expect(await todas(vuelta)).toEqual(await todas(carpeta))
  const [antes, despues] = [await carpeta.abrir(uno), await vuelta.abrir(uno)]
  expect([await text(despues.contenido), despues.recibidoEl]).toEqual([await text(antes.contenido), antes.recibidoEl])
})

it('detenida a medias, no la toma ningún portal, y pedida otra vez sigue donde estaba', async () => {
  const [, dos] = await unAlmacen()
  const cortada: Objetos = {
    ...enS3,
    poner: async (clave, ...resto) => {
      if (clave === dos) throw new Error('se detuvo')
      return enS3.poner(clave, ...resto)
    },
  }
  await expect(mudarAlmacen({ de: carpeta, a: cortada })).rejects.toThrow('se detuvo')
  expect(await almacenSobre(enS3, 1000).marca()).toBeNull()
  const tres = await guardar('lo que llegó mientras tanto')
  const { archivos, yaEstaban } = await mudarAlmacen({ de: carpeta, a: enS3 })
  expect(archivos).toBe(5)
  expect(yaEstaban).toBeGreaterThan(0)
  expect(await todas(enS3)).toEqual(await todas(carpeta))
  expect(await text((await enS3.abrir(tres)).contenido)).toBe('lo que llegó mientras tanto')
  expect(await mudarAlmacen({ de: carpeta, a: enS3 })).toEqual({ archivos: 5, yaEstaban: 5 })
})

it('no se muda sobre lo de otro, ni lo que no es un almacén', async () => {
  await expect(mudarAlmacen({ de: carpeta, a: enS3 })).rejects.toThrow('le falta ALMACEN.json')
  await unAlmacen()
  await enS3.poner('algo', Readable.from([Buffer.from('de otro')]))
  await expect(mudarAlmacen({ de: carpeta, a: enS3 })).rejects.toThrow('El lugar nuevo no está vacío')
})
