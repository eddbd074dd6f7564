import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { s3DePrueba } from '../../../pruebas/s3DePrueba.ts'
import {
  AlmacenCaido,
  type AlmacenEntero,
  ArchivoDemasiadoGrande,
  ArchivoInexistente,
  RutaInvalida,
} from './almacen.ts'
import { almacenSobre } from './almacenSobre.ts'
import type { Objetos } from './objetos.ts'
import { objetosEnCarpeta } from './objetosEnCarpeta.ts'
import { objetosEnS3 } from './objetosEnS3.ts'

/** What every store promises, over a folder and over S3. */

interface Lugar {
  /** Another store in the same kind of place, or one more process over the same. */
  abrir(nombre: string): Promise<Objetos>
  /** Whatever lies there, also by names that are nobody's. */
  loQueHay(nombre: string): Promise<string[]>
  cerrar(): Promise<void>
}

const LUGARES: Readonly<Record<string, () => Promise<Lugar>>> = {
  carpeta: async () => {
    const raiz = await mkdtemp(join(tmpdir(), 'almacen-'))
    return {
      abrir: (nombre) => objetosEnCarpeta(join(raiz, nombre)),
      loQueHay: (nombre) => archivosDe(join(raiz, nombre)),
      cerrar: () => rm(raiz, { recursive: true, force: true }),
    }
  },
  S3: async () => {
    const s3 = await s3DePrueba()
    return {
      abrir: async (nombre) => objetosEnS3(`s3://${s3.balde}/${nombre}`, s3.ajustes),
      loQueHay: s3.loQueHay,
      cerrar: () => s3.cerrar(),
    }
  },
}

const archivosDe = async (carpeta: string) =>
  (await readdir(carpeta, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entrada) => entrada.isFile())
    .map((entrada) => entrada.name)
const todos = <T>(lista: AsyncIterable<T>) => Readable.from(lista).toArray() as Promise<T[]>
const de = (...trozos: (string | Buffer)[]) => Readable.from(trozos.map((trozo) => Buffer.from(trozo)))
const MARCA = { id: '6f2e3c50-52a4-4c7e-9a55-0b8f6f0c1a11', testigo: 'a3c1d7b2-9d0e-4f2b-8c66-5e1f0a9b7c22' }
const SABIDO = { el: '2026-11-22T12:00:00.000Z', escrituras: 7, numeros: { carpeta_id_carpeta_seq: 210 } }

describe.each(Object.entries(LUGARES))('un almacén en %s', (_, hacer) => {
  let lugar: Lugar
  beforeAll(async () => {
    lugar = await hacer()
  })
  afterAll(() => lugar.cerrar())
  let cuantos = 0
  const nuevo = async () => {
    const nombre = `almacen${++cuantos}`
    const almacen: AlmacenEntero = almacenSobre(await lugar.abrir(nombre), 1000)
    return { nombre, almacen, hay: () => lugar.loQueHay(nombre) }
  }

  it('guarda, dice cuánto y qué, y devuelve los mismos bytes', async () => {
    const { almacen } = await nuevo()
    const guardado = await almacen.guardar(de('Hola, ', 'Muñecas'))
    expect(guardado).toEqual({
      ruta: expect.stringMatching(/^([0-9a-f]{2})\/\1[0-9a-f]{30}$/),
      tamano: 14,
      sha256: 'a014eb0c3fd31b58c15e81d90dd909c62e8295d040d02099423c1407603f383d',
    })
    expect(await text(await almacen.leer(guardado.ruta))).toBe('Hola, Muñecas')
  })

  it('guarda también uno vacío, y uno de muchas partes', async () => {
    const { almacen } = await nuevo()
    const vacio = await almacen.guardar(de())
    expect(vacio.tamano).toBe(0)
    expect((await buffer(await almacen.leer(vacio.ruta))).length).toBe(0)
    const trozo = Buffer.alloc(1_000_003, 'ñandú')
    const grande = await almacen.guardar(Readable.from(Array.from({ length: 12 }, () => trozo)), 20_000_000)
    expect(grande.tamano).toBe(12_000_036)
    const leido = await buffer(await almacen.leer(grande.ruta))
    expect(createHash('sha256').update(leido).digest('hex')).toBe(grande.sha256)
  })

  it('da una ruta nueva cada vez, también para el mismo contenido', async () => {
    const { almacen } = await nuevo()
    const [uno, otro] = [await almacen.guardar(de('igual')), await almacen.guardar(de('igual'))]
    expect(uno.ruta).not.toBe(otro.ruta)
    expect(uno.sha256).toBe(otro.sha256)
  })

  it('admite exactamente el máximo; un byte más no deja nada, y lo que falta leer se puede escurrir', async () => {
    const { almacen, hay } = await nuevo()
    expect(await almacen.guardar(de(Buffer.alloc(600), Buffer.alloc(400)))).toMatchObject({ tamano: 1000 })
    const largo = de(Buffer.alloc(600), Buffer.alloc(401), Buffer.alloc(7))
    const rechazo = await almacen.guardar(largo).catch((error: unknown) => error)
    expect(rechazo).toBeInstanceOf(ArchivoDemasiadoGrande)
    expect(rechazo).toMatchObject({ maximo: 1000 })
    expect(await hay()).toHaveLength(1)
    expect((await buffer(largo)).length).toBe(7)
  })

  it('no deja nada de una subida que se corta, tampoco después de su primera parte', async () => {
    const { almacen, hay } = await nuevo()
    async function* cortada(antes: Buffer) {
      yield antes
      throw new Error('se cortó')
    }
    for (const antes of [Buffer.from('la mitad'), Buffer.alloc(11_000_000)]) {
      await expect(almacen.guardar(Readable.from(cortada(antes)), 20_000_000)).rejects.toThrow('se cortó')
    }
    const cerrada = new Readable({ read() {} })
    cerrada.push('la mitad')
    const guardado = almacen.guardar(cerrada)
    cerrada.destroy()
    await expect(guardado).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
    expect(await hay()).toEqual([])
  })

  it('borra, y borrar de nuevo no es un error; leer lo borrado, sí', async () => {
    const { almacen, hay } = await nuevo()
    const { ruta } = await almacen.guardar(de('x'))
    await almacen.borrar(ruta)
    await almacen.borrar(ruta)
    await expect(almacen.leer(ruta)).rejects.toBeInstanceOf(ArchivoInexistente)
    await expect(almacen.examinar(ruta)).rejects.toBeInstanceOf(ArchivoInexistente)
    expect(await hay()).toEqual([])
  })

  it.each([
    '../afuera',
    'ab/../../afuera',
    '/etc/passwd',
    'ab/cd',
    '',
    '..',
    'ALMACEN.json',
    `ab/${'0'.repeat(32)}\n`,
    `AB/${'0'.repeat(32)}`,
  ])('no sale de su lugar con %j', async (ruta) => {
    const { almacen } = await nuevo()
    for (const obra of ['leer', 'borrar', 'examinar', 'aislar'] as const) {
      await expect(almacen[obra](ruta), obra).rejects.toBeInstanceOf(RutaInvalida)
    }
  })

  it('lista lo guardado, y nada de lo que no es suyo', async () => {
    const { almacen, nombre } = await nuevo()
    expect(await todos(almacen.listar())).toEqual([])
    const [uno, otro, tercero] = [
      await almacen.guardar(de('1')),
      await almacen.guardar(de('2')),
      await almacen.guardar(de('3')),
    ]
    await almacen.marcar(MARCA)
    await almacen.apartar(tercero.ruta, new Date('2026-11-22T12:00:00Z'))
    const objetos = await lugar.abrir(nombre)
    await objetos.poner('LEAME.txt', de('de otro programa'))
    await objetos.poner('ab/LEAME.txt', de('de otro programa'))
    expect((await todos(almacen.listar())).sort()).toEqual([uno.ruta, otro.ruta].sort())
  })

  it('lo apartado no se lee, se examina, vuelve a su lugar con los mismos bytes, o se descarta', async () => {
    const { almacen, hay } = await nuevo()
    const [uno, otro] = [await almacen.guardar(de('uno')), await almacen.guardar(de('otro'))]
    const { recibidoEl, contenido } = await almacen.examinar(uno.ruta)
    contenido.destroy()
    for (const { ruta } of [uno, otro]) await almacen.apartar(ruta, new Date('2026-11-22T23:59:59Z'))
    await almacen.apartar(uno.ruta, new Date('2026-11-23T12:00:00Z')) // already gone
    const dia = '2026-11-22'
    const apartados = await todos(almacen.apartados())
    expect(apartados.sort((a, b) => a.ruta.localeCompare(b.ruta))).toEqual(
      [uno.ruta, otro.ruta].sort().map((ruta) => ({ ruta, dia })),
    )
    await expect(almacen.leer(uno.ruta)).rejects.toBeInstanceOf(ArchivoInexistente)
    const examinado = await almacen.examinar(uno.ruta)
    expect([await text(examinado.contenido), examinado.tamano, examinado.recibidoEl]).toEqual(['uno', 3, recibidoEl])
    await almacen.devolver({ ruta: uno.ruta, dia })
    expect(await text(await almacen.leer(uno.ruta))).toBe('uno')
    await almacen.descartar({ ruta: otro.ruta, dia })
    expect(await todos(almacen.apartados())).toEqual([])
    expect(await hay()).toEqual([uno.ruta.slice(3)])
  })

  it('lo aislado no se lee, no se lista y no se pierde', async () => {
    const { almacen, hay } = await nuevo()
    const { ruta } = await almacen.guardar(de('EICAR'))
    await almacen.aislar(ruta)
    await expect(almacen.examinar(ruta)).rejects.toBeInstanceOf(ArchivoInexistente)
    expect(await todos(almacen.listar())).toEqual([])
    expect(await hay()).toEqual([ruta.slice(3)])
  })

  it('la marca dice de qué base es, entera o la anterior; en otro lugar, que está mudada; rota, una oración', async () => {
    const { almacen, nombre } = await nuevo()
    expect(await almacen.marca()).toBeNull()
    await almacen.marcar({ ...MARCA, sabido: SABIDO })
    await almacen.marcar({ ...MARCA, anterior: MARCA.id, sabido: SABIDO })
    expect(await almacen.marca()).toEqual({ ...MARCA, anterior: MARCA.id, sabido: SABIDO, mudado: false })
    const escrita = await (await lugar.abrir(nombre)).abrir('ALMACEN.json')
    const copia = await lugar.abrir('copia')
    await copia.poner('ALMACEN.json', escrita.contenido)
    const copiado = almacenSobre(copia, 1000)
    expect(await copiado.marca()).toMatchObject({ ...MARCA, mudado: true })
    await copia.poner('ALMACEN.json', de('{'))
    await expect(copiado.marca()).rejects.toThrow(
      'ALMACEN.json, que dice de qué base es la carpeta de archivos, no se puede leer',
    )
  })

  it('otro proceso sobre el mismo lugar ve lo mismo', async () => {
    const { almacen, nombre } = await nuevo()
    const { ruta } = await almacen.guardar(de('queda'))
    expect(await text(await almacenSobre(await lugar.abrir(nombre), 1000).leer(ruta))).toBe('queda')
  })

  it('pone en el lugar de otro el entero o nada, con su hora', async () => {
    const { nombre } = await nuevo()
    const objetos = await lugar.abrir(nombre)
    const recibidoEl = new Date('2026-11-20T10:00:00.000Z')
    await objetos.poner('copia-1/base/a', de('la primera'), { recibidoEl })
    async function* cortada() {
      yield Buffer.from('la seg')
      throw new Error('se cortó')
    }
    await expect(objetos.poner('copia-1/base/a', Readable.from(cortada()))).rejects.toThrow('se cortó')
    const { contenido, ...visto } = await objetos.abrir('copia-1/base/a')
    expect(await text(contenido)).toBe('la primera')
    expect(visto).toEqual({ tamano: 10, recibidoEl })
    expect(await todos(objetos.claves(''))).toEqual(['copia-1/base/a'])
    expect([await objetos.medir('copia-1/base/a'), await objetos.medir('copia-1/base/b')]).toEqual([10, undefined])
    await objetos.mover('copia-1/base/a', 'copia-2/a')
    expect(await todos(objetos.claves('copia-2/'))).toEqual(['copia-2/a'])
    expect(await objetos.carpetas('')).toContain('copia-2')
  })
})

describe('un S3 que no responde', () => {
  it('no es un archivo que no existe: se dice que espere, y cuando vuelve sigue todo', async () => {
    const s3 = await s3DePrueba()
    const almacen = almacenSobre(objetosEnS3(`s3://${s3.balde}`, s3.ajustes), 1000)
    const { ruta } = await almacen.guardar(de('queda'))
    await s3.caer()
    const obras = {
      leer: () => almacen.leer(ruta),
      guardar: () => almacen.guardar(de('no entra')),
      borrar: () => almacen.borrar(ruta),
      apartar: () => almacen.apartar(ruta, new Date()),
      listar: () => todos(almacen.listar()),
      marca: () => almacen.marca(),
      examinar: () => almacen.examinar(ruta),
    }
    for (const [nombre, obra] of Object.entries(obras)) {
      const error = await obra().catch((e: unknown) => e)
      expect(error, nombre).toBeInstanceOf(AlmacenCaido)
      expect(error, nombre).toMatchObject({ status: 503 })
    }
    await s3.volver()
    expect(await text(await almacen.leer(ruta))).toBe('queda')
    expect(await todos(almacen.listar())).toEqual([ruta])
    await s3.cerrar()
  })
})
