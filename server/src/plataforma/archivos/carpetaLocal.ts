import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, opendir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { type AlmacenEntero, ArchivoDemasiadoGrande, ArchivoInexistente, RutaInvalida } from './almacen.ts'
import { apartadosEnCarpeta } from './apartadosEnCarpeta.ts'
import { asentarCarpeta, borrarSiEsta } from './asentar.ts'
import { marcaEnCarpeta } from './marcaEnCarpeta.ts'

interface Opciones {
  /** Outside the web root. Made when missing. */
  readonly carpeta: string
  /** Bytes of one file at most. */
  readonly maximo: number
}

const RUTA = /^[0-9a-f]{2}\/[0-9a-f]{32}$/
const SUBCARPETA = /^[0-9a-f]{2}$/

/** Files in a folder of this machine: `ab/` and 32 hexadecimal digits, drawn at random. */
export const carpetaLocal = async ({ carpeta, maximo }: Opciones): Promise<AlmacenEntero> => {
  const raiz = resolve(carpeta)
  await mkdir(raiz, { recursive: true, mode: 0o700 })
  await asentarCarpeta(resolve(raiz, '..'))

  /** Keys come from the database, and still none leads out of the folder. */
  const lugar = (ruta: string) => {
    if (!RUTA.test(ruta)) throw new RutaInvalida()
    return join(raiz, ruta)
  }

  return {
    guardar: async (contenido, propio = maximo) => {
      const clave = randomBytes(16).toString('hex')
      const subcarpeta = clave.slice(0, 2)
      const ruta = `${subcarpeta}/${clave}`
      await mkdir(join(raiz, subcarpeta), { recursive: true, mode: 0o700 })
      const archivo = await open(lugar(ruta), 'wx', 0o600)
      try {
        const escrito = await escribir(archivo, contenido, propio)
        await archivo.sync()
        await asentarCarpeta(join(raiz, subcarpeta))
        await asentarCarpeta(raiz)
        return { ruta, ...escrito }
      } catch (error) {
        await borrarSiEsta(lugar(ruta))
        throw error
      } finally {
        await archivo.close()
      }
    },

    leer: async (ruta) => {
      const archivo = await open(lugar(ruta), 'r').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new ArchivoInexistente() : error
      })
      return archivo.createReadStream()
    },

    borrar: async (ruta) => borrarSiEsta(lugar(ruta)),

    listar: async function* () {
      for await (const subcarpeta of await opendir(raiz)) {
        if (!subcarpeta.isDirectory() || !SUBCARPETA.test(subcarpeta.name)) continue
        for await (const { name } of await opendir(join(raiz, subcarpeta.name))) {
          const ruta = `${subcarpeta.name}/${name}`
          if (RUTA.test(ruta)) yield ruta
        }
      }
    },

    ...marcaEnCarpeta(raiz),
    ...apartadosEnCarpeta(raiz, lugar),
  }
}

const escribir = async (archivo: FileHandle, contenido: Readable, maximo: number) => {
  const resumen = createHash('sha256')
  let tamano = 0
  // Not destroyed when too long: a multipart parser waits for ever for a part that nobody reads to its end.
  for await (const trozo of contenido.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    tamano += trozo.byteLength
    if (tamano > maximo) throw new ArchivoDemasiadoGrande(maximo)
    resumen.update(trozo)
    await archivo.appendFile(trozo)
  }
  return { tamano, sha256: resumen.digest('hex') }
}
