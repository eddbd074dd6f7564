import type { Readable } from 'node:stream'
import { type Entry, fromFdPromise } from 'yauzl'
import { demasiadoGrande } from './topes.ts'

interface Parte {
  readonly contenido: Readable
  readonly bytes: number
}

/** What a ZIP holds, by its path in it. Nothing is ever written to the disk under those paths. */
export interface Zip {
  readonly rutas: readonly string[]
  /** Undefined where there is no such part. It never gives more bytes than it declares, and those are within `maximo`. */
  abrir(ruta: string, maximo: number): Promise<Parte | undefined>
  cerrar(): void
}

/** More than any spreadsheet or shapefile has: a list of parts is kept in memory. */
const MAX_PARTES = 10_000

/** `archivo`: its descriptor. */
export async function abrirZip(archivo: number): Promise<Zip> {
  const zip = await fromFdPromise(archivo, { autoClose: false })
  const partes = new Map<string, Entry>()
  if (zip.entryCount > MAX_PARTES) throw demasiadoGrande()
  for await (const entrada of zip.eachEntry()) partes.set(entrada.fileName, entrada)
  return {
    rutas: [...partes.keys()],
    async abrir(ruta, maximo) {
      const entrada = partes.get(ruta)
      if (!entrada) return undefined
      if (entrada.uncompressedSize > maximo) throw demasiadoGrande()
      return { contenido: await zip.openReadStreamPromise(entrada), bytes: entrada.uncompressedSize }
    },
    cerrar: () => zip.close(),
  }
}
