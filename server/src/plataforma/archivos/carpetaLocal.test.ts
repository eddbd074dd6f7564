import { cp, type FileHandle, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AlmacenEntero, ArchivoDemasiadoGrande, ArchivoInexistente, RutaInvalida } from './almacen.ts'
import { carpetaLocal } from './carpetaLocal.ts'

let carpeta: string
let almacen: AlmacenEntero

beforeEach(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'archivos-'))
  almacen = await carpetaLocal({ carpeta: join(carpeta, 'subidos'), maximo: 1000 })
})
afterEach(() => rm(carpeta, { recursive: true, force: true }))

const todos = <T>(lista: AsyncIterable<T>) => Readable.from(lista).toArray() as Promise<T[]>
const MARCA = { id: '6f2e3c50-52a4-4c7e-9a55-0b8f6f0c1a11', testigo: 'a3c1d7b2-9d0e-4f2b-8c66-5e1f0a9b7c22' }
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

  it('lista lo guardado, y nada de lo que no es suyo', async () => {
    const uno = await almacen.guardar(Readable.from([Buffer.from('uno')]))
    const otro = await almacen.guardar(Readable.from([Buffer.from('otro')]))
    const tercero = await almacen.guardar(Readable.from([Buffer.from('apartado')]))
    await almacen.marcar(MARCA)
    await almacen.apartar(tercero.ruta, new Date('2026-11-22T12:00:00Z'))
    await writeFile(join(carpeta, 'subidos', 'LEAME.txt'), 'de otro programa')
    expect((await todos(almacen.listar())).sort()).toEqual([uno.ruta, otro.ruta].sort())
  })

  it('lo apartado no se alcanza, vuelve a su lugar con los mismos bytes, o se descarta', async () => {
    const uno = await almacen.guardar(Readable.from([Buffer.from('uno')]))
    const otro = await almacen.guardar(Readable.from([Buffer.from('otro')]))
    for (const { ruta } of [uno, otro]) await almacen.apartar(ruta, new Date('2026-11-22T23:59:59Z'))
    await almacen.apartar(uno.ruta, new Date('2026-11-23T12:00:00Z')) // already gone
    const dia = '2026-11-22'
    const apartados = await todos(almacen.apartados())
    expect(apartados.sort((a, b) => a.ruta.localeCompare(b.ruta))).toEqual(
      [uno.ruta, otro.ruta].sort().map((ruta) => ({ ruta, dia })),
    )
    await expect(almacen.leer(uno.ruta)).rejects.toBeInstanceOf(ArchivoInexistente)
    await almacen.devolver({ ruta: uno.ruta, dia })
    expect(await text(await almacen.leer(uno.ruta))).toBe('uno')
    await almacen.descartar({ ruta: otro.ruta, dia })
    expect(await todos(almacen.apartados())).toEqual([])
    expect(await archivosEnDisco()).toEqual([uno.ruta.slice(3)])
  })

  it('la marca dice de qué base es; copiada a otra carpeta, que está mudada; rota, una oración', async () => {
    expect(await almacen.marca()).toBeNull()
    await almacen.marcar(MARCA)
    expect(await almacen.marca()).toEqual({ ...MARCA, mudado: false })
    await cp(join(carpeta, 'subidos'), join(carpeta, 'copia'), { recursive: true })
    const copia = await carpetaLocal({ carpeta: join(carpeta, 'copia'), maximo: 1000 })
    expect(await copia.marca()).toEqual({ ...MARCA, mudado: true })
    await writeFile(join(carpeta, 'copia', 'ALMACEN.json'), '{')
    await expect(copia.marca()).rejects.toThrow(
      'ALMACEN.json, que dice de qué base es la carpeta de archivos, no se puede leer',
    )
  })

  it('lo guardado queda en el disco antes de darlo por guardado: sus bytes, su nombre y el de su carpeta', async () => {
    const asentados: string[] = []
    const muestra = await open(carpeta)
    const clase = Object.getPrototypeOf(muestra) as FileHandle
    await muestra.close()
    const espia = vi.spyOn(clase, 'sync').mockImplementation(async function (this: FileHandle) {
      const { ino, size } = await this.stat()
      asentados.push((await this.stat()).isDirectory() ? `carpeta ${ino}` : `archivo ${ino} de ${size} bytes`)
    })
    const { ruta } = await almacen.guardar(Readable.from([Buffer.from('Hola, '), Buffer.from('Muñecas')]))
    espia.mockRestore()
    const numero = async (camino: string) => (await stat(join(carpeta, 'subidos', camino))).ino
    expect(asentados).toEqual([
      `archivo ${await numero(ruta)} de 14 bytes`,
      `carpeta ${await numero(ruta.slice(0, 2))}`,
      `carpeta ${await numero('.')}`,
    ])
  })

  it('otro proceso sobre la misma carpeta ve lo mismo', async () => {
    const { ruta } = await almacen.guardar(Readable.from([Buffer.from('queda')]))
    const otro = await carpetaLocal({ carpeta: join(carpeta, 'subidos'), maximo: 1000 })
    expect(await text(await otro.leer(ruta))).toBe('queda')
  })
})
