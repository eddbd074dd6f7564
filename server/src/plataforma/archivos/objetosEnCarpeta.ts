import { mkdir, open, opendir, rename, rmdir, stat, utimes } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ArchivoInexistente } from './almacen.ts'
import { asentarCarpeta, borrarSiEsta, siEsta } from './asentar.ts'
import { medido } from './medido.ts'
import type { Objetos } from './objetos.ts'

const PROPIO = { recursive: true, mode: 0o700 } as const
/** Being written in the place of another. */
const A_MEDIAS = '.nuevo'
const POR_LETRAS = /(^|\/)[0-9a-f]{2}$/

/** Outside the web root. Made when missing. */
export async function objetosEnCarpeta(carpeta: string): Promise<Objetos> {
  const raiz = resolve(carpeta)
  await mkdir(raiz, PROPIO)
  await asentarCarpeta(dirname(raiz))
  const en = (clave: string) => join(raiz, clave)

  async function* claves(desde: string): AsyncGenerator<string> {
    for await (const entrada of (await opendir(en(desde)).catch(siEsta)) ?? []) {
      if (entrada.isDirectory()) yield* claves(`${desde}${entrada.name}/`)
      else if (!entrada.name.endsWith(A_MEDIAS)) yield `${desde}${entrada.name}`
    }
  }

  return {
    // Its own number: a copy of the folder has another.
    lugar: async () => String((await stat(raiz, { bigint: true })).ino),

    poner: async (clave, contenido, { maximo, recibidoEl, nuevo = false } = {}) => {
      const camino = nuevo ? en(clave) : `${en(clave)}${A_MEDIAS}`
      await mkdir(dirname(camino), PROPIO)
      const archivo = await open(camino, nuevo ? 'wx' : 'w', 0o600)
      try {
        const { trozos, puesto } = medido(contenido, maximo)
        for await (const trozo of trozos) await archivo.appendFile(trozo)
        await archivo.sync()
        if (recibidoEl) await utimes(camino, recibidoEl, recibidoEl)
        if (!nuevo) await rename(camino, en(clave))
        await asentarHastaLaRaiz(dirname(camino))
        return puesto()
      } catch (error) {
        await borrarSiEsta(camino)
        throw error
      } finally {
        await archivo.close()
      }
    },

    abrir: async (clave) => {
      const archivo = await open(en(clave), 'r').catch(siEsta)
      if (!archivo) throw new ArchivoInexistente()
      const { size: tamano, mtime: recibidoEl } = await archivo.stat()
      return { contenido: archivo.createReadStream(), tamano, recibidoEl }
    },

    medir: async (clave) => (await stat(en(clave)).catch(siEsta))?.size,
    borrar: async (clave) => {
      await borrarSiEsta(en(clave))
      await quitarSiQuedoVacia(clave)
    },

    mover: async (de, a) => {
      await mkdir(dirname(en(a)), PROPIO)
      await rename(en(de), en(a)).catch(siEsta)
      await asentarHastaLaRaiz(dirname(en(a)))
      await quitarSiQuedoVacia(de)
    },

    claves,
    carpetas: async (desde) => {
      const nombres: string[] = []
      for await (const entrada of (await opendir(en(desde)).catch(siEsta)) ?? []) {
        if (entrada.isDirectory()) nombres.push(entrada.name)
      }
      return nombres
    },
  }

  /** The names too: a file whose folder was not written down is gone after a power cut. */
  async function asentarHastaLaRaiz(desde: string): Promise<void> {
    for (let donde = desde; ; donde = dirname(donde)) {
      await asentarCarpeta(donde)
      if (donde === raiz) return
    }
  }

  /** What keeps files by their first two letters is always there for the next. */
  async function quitarSiQuedoVacia(clave: string): Promise<void> {
    const carpeta = dirname(clave)
    if (carpeta !== '.' && !POR_LETRAS.test(carpeta)) await rmdir(en(carpeta)).catch(() => {})
  }
}
