import { cp, type FileHandle, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AlmacenEntero } from './almacen.ts'
import { carpetaLocal } from './carpetaLocal.ts'

let carpeta: string
let almacen: AlmacenEntero

beforeEach(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'archivos-'))
  almacen = await carpetaLocal({ carpeta: join(carpeta, 'subidos'), maximo: 1000 })
})
afterEach(() => rm(carpeta, { recursive: true, force: true }))

const MARCA = { id: '6f2e3c50-52a4-4c7e-9a55-0b8f6f0c1a11', testigo: 'a3c1d7b2-9d0e-4f2b-8c66-5e1f0a9b7c22' }
describe('carpeta local', () => {
  it('la marca dice de qué base es; copiada a otra carpeta, que está mudada', async () => {
    expect(await almacen.marca()).toBeNull()
    await almacen.marcar(MARCA)
    expect(await almacen.marca()).toEqual({ ...MARCA, mudado: false })
    await cp(join(carpeta, 'subidos'), join(carpeta, 'copia'), { recursive: true })
    const copia = await carpetaLocal({ carpeta: join(carpeta, 'copia'), maximo: 1000 })
    expect(await copia.marca()).toEqual({ ...MARCA, mudado: true })
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
    expect((await stat(join(carpeta, 'subidos', ruta))).mode & 0o777).toBe(0o600)
    espia.mockRestore()
    const numero = async (camino: string) => (await stat(join(carpeta, 'subidos', camino))).ino
    expect(asentados).toEqual([
      `archivo ${await numero(ruta)} de 14 bytes`,
      `carpeta ${await numero(ruta.slice(0, 2))}`,
      `carpeta ${await numero('.')}`,
    ])
  })
})
