import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ArchivoDeBitacora } from './archivoDeBitacora.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A disk with so many bytes left. */
function disco(lugar: number) {
  const estado = { lugar, escrito: '', cerrado: false }
  const archivo = {
    write: async (bytes: Buffer) => {
      const entran = bytes.subarray(0, estado.lugar)
      if (entran.length === 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
      estado.lugar -= entran.length
      estado.escrito += entran
      return { bytesWritten: entran.length }
    },
    close: async () => {
      estado.cerrado = true
    },
  }
  return { estado, registro: new ArchivoDeBitacora(archivo) }
}

it('escribe en orden, y al cerrar está todo', async () => {
  const carpeta = await mkdtemp(join(tmpdir(), 'registro-'))
  const camino = join(carpeta, 'portal.log')
  for (const vez of ['una', 'otra']) {
    const registro = await ArchivoDeBitacora.abrir(camino)
    for (let n = 1; n <= 3; n++) registro.write(`${vez} ${n}\n`)
    await registro.cerrar()
    expect(registro.falla).toBeUndefined()
  }
  expect(await readFile(camino, 'utf8')).toBe('una 1\nuna 2\nuna 3\notra 1\notra 2\notra 3\n')
  await rm(carpeta, { recursive: true })
})

it('sin lugar lo dice, guarda lo que falta y sigue cuando hay, sin repetir ni cortar un renglón', async () => {
  const { estado, registro } = disco(10)
  registro.write('primero\n')
  registro.write('segundo\n')
  await vi.waitFor(() => expect(registro.falla).toMatchObject({ code: 'ENOSPC' }))
  registro.write('tercero\n')
  expect(estado.escrito).toBe('primero\nse')
  estado.lugar = 1000
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(estado.escrito).toBe('primero\nsegundo\ntercero\n'))
  expect(registro.falla).toBeUndefined()
})

it('lo que espera tiene un máximo: lo que no entra se pierde, y se cuenta', async () => {
  const { estado, registro } = disco(0)
  registro.write('x\n')
  await vi.waitFor(() => expect(registro.falla).toBeDefined())
  const medio = `${'a'.repeat(512 * 1024 - 1)}\n`
  for (let n = 0; n < 5; n++) registro.write(medio)
  estado.lugar = 10_000_000
  await registro.cerrar()
  const [ultimo = ''] = estado.escrito.trimEnd().split('\n').slice(-1)
  expect(estado.escrito.length - ultimo.length - 1).toBe(2 + 2 * 512 * 1024)
  expect(JSON.parse(ultimo)).toMatchObject({
    level: 50,
    msg: 'renglones perdidos: el registro no se podía escribir',
    perdidos: 3,
  })
})

it('se cierra también sin lugar', async () => {
  const { estado, registro } = disco(3)
  registro.write('primero\n')
  await registro.cerrar()
  expect(estado).toMatchObject({ escrito: 'pri', cerrado: true })
})

it('al reabrirse, lo que sigue va a un archivo nuevo con el mismo nombre, sin perder ni cortar un renglón', async () => {
  const carpeta = await mkdtemp(join(tmpdir(), 'registro-'))
  const camino = join(carpeta, 'portal.log')
  const registro = await ArchivoDeBitacora.abrir(camino)
  registro.write('uno\n')
  await vi.waitFor(async () => expect(await readFile(camino, 'utf8')).toBe('uno\n'))
  await rename(camino, `${camino}.1`)
  registro.write('dos\n')
  const reabriendo = registro.reabrir()
  registro.write('tres\n')
  await reabriendo
  registro.write('cuatro\n')
  await registro.cerrar()
  const [viejo, nuevo] = [await readFile(`${camino}.1`, 'utf8'), await readFile(camino, 'utf8')]
  expect(viejo + nuevo).toBe('uno\ndos\ntres\ncuatro\n')
  expect([viejo.startsWith('uno\n'), nuevo.endsWith('cuatro\n')]).toEqual([true, true])
  await rm(carpeta, { recursive: true })
})

it('sin lugar donde reabrirse sigue en el que estaba', async () => {
  const carpeta = await mkdtemp(join(tmpdir(), 'registro-'))
  const registro = await ArchivoDeBitacora.abrir(join(carpeta, 'portal.log'))
  await rename(carpeta, `${carpeta}-mudada`)
  await expect(registro.reabrir()).rejects.toMatchObject({ code: 'ENOENT' })
  registro.write('uno\n')
  await registro.cerrar()
  expect(await readFile(join(`${carpeta}-mudada`, 'portal.log'), 'utf8')).toBe('uno\n')
  await rm(`${carpeta}-mudada`, { recursive: true })
})
