import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Almacen, ArchivoDemasiadoGrande, ArchivoInexistente, RutaInvalida } from './almacen.ts'
import { carpetaLocal } from './carpetaLocal.ts'

let carpeta: string
let almacen: Almacen

beforeEach(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'archivos-'))
  almacen = await carpetaLocal({ carpeta: join(carpeta, 'subidos'), maximo: 1000 })
})
afterEach(() => rm(carpeta, { recursive: true, force: true }))

const archivosEnDisco = async () =>
  (await readdir(carpeta, { recursive: true, withFileTypes: true })).filter((e) => e.isFile()).map((e) => e.name)

describe('carpeta local', () => {
  it('guarda, dice cuánto y qué, y devuelve los mismos bytes', async () => {
    const guardado = await almacen.guardar(Readable.from([Buffer.from('Hola, '), Buffer.from('Muñecas')]))
    expect(guardado).toEqual({
      ruta: expect.stringMatching(/^([0-9a-f]{2})\/\1[0-9a-f]{30}$/),
      tamano: 14,
      sha256: 'a014eb0c3fd31b58c15e81d90dd909c62e8295d040d02099423c1407603f383d',
    })
    expect(await text(await almacen.leer(guardado.ruta))).toBe('Hola, Muñecas')
    expect((await stat(join(carpeta, 'subidos', guardado.ruta))).mode & 0o777).toBe(0o600)
  })

  it('da una ruta nueva cada vez, también para el mismo contenido', async () => {
    const uno = await almacen.guardar(Readable.from([Buffer.from('igual')]))
    const otro = await almacen.guardar(Readable.from([Buffer.from('igual')]))
    expect(uno.ruta).not.toBe(otro.ruta)
    expect(uno.sha256).toBe(otro.sha256)
  })

  it('admite exactamente el máximo; un byte más no deja nada, y lo que falta leer se puede escurrir', async () => {
    expect(await almacen.guardar(Readable.from([Buffer.alloc(600), Buffer.alloc(400)]))).toMatchObject({ tamano: 1000 })
    const largo = Readable.from([Buffer.alloc(600), Buffer.alloc(401), Buffer.alloc(7)])
    const rechazo = await almacen.guardar(largo).catch((error: unknown) => error)
    expect(rechazo).toBeInstanceOf(ArchivoDemasiadoGrande)
    expect(rechazo).toMatchObject({ maximo: 1000 })
    expect(await archivosEnDisco()).toHaveLength(1)
    expect((await buffer(largo)).length).toBe(7)
  })

  it('no deja nada de una subida que se corta', async () => {
    const cortada = async function* () {
      yield Buffer.from('la mitad')
      throw new Error('se cortó')
    }
    await expect(almacen.guardar(Readable.from(cortada()))).rejects.toThrow('se cortó')
    const cerrada = new Readable({ read() {} })
    cerrada.push('la mitad')
    const guardado = almacen.guardar(cerrada)
    cerrada.destroy()
    await expect(guardado).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
    expect(await archivosEnDisco()).toEqual([])
  })

  it('borra, y borrar de nuevo no es un error; leer lo borrado, sí', async () => {
    const { ruta } = await almacen.guardar(Readable.from([Buffer.from('x')]))
    await almacen.borrar(ruta)
    await almacen.borrar(ruta)
    await expect(almacen.leer(ruta)).rejects.toBeInstanceOf(ArchivoInexistente)
    expect(await archivosEnDisco()).toEqual([])
  })

  it.each([
    '../afuera',
    'ab/../../afuera',
    '/etc/passwd',
    'ab/cd',
    '',
    '..',
    `ab/${'0'.repeat(32)}\n`,
    `AB/${'0'.repeat(32)}`,
  ])('no sale de su carpeta con %j', async (ruta) => {
    await writeFile(join(carpeta, 'afuera'), 'ajeno')
    await expect(almacen.leer(ruta)).rejects.toBeInstanceOf(RutaInvalida)
    await expect(almacen.borrar(ruta)).rejects.toBeInstanceOf(RutaInvalida)
    expect(await readFile(join(carpeta, 'afuera'), 'utf8')).toBe('ajeno')
  })

  it('lista lo guardado con su fecha, y nada de lo que no es suyo', async () => {
    const antes = Date.now() - 1000
    const uno = await almacen.guardar(Readable.from([Buffer.from('uno')]))
    const otro = await almacen.guardar(Readable.from([Buffer.from('otro')]))
    await writeFile(join(carpeta, 'subidos', 'LEAME.txt'), 'de otro programa')
    const lista = []
    for await (const archivo of almacen.listar()) lista.push(archivo)
    expect(lista.map(({ ruta }) => ruta).sort()).toEqual([uno.ruta, otro.ruta].sort())
    expect(lista.every(({ modificado }) => modificado.getTime() > antes)).toBe(true)
  })

  it('otro proceso sobre la misma carpeta ve lo mismo', async () => {
    const { ruta } = await almacen.guardar(Readable.from([Buffer.from('queda')]))
    const otro = await carpetaLocal({ carpeta: join(carpeta, 'subidos'), maximo: 1000 })
    expect(await text(await otro.leer(ruta))).toBe('queda')
  })
})
