import { type FileHandle, open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What survives a power cut, and what is no error when a file is already gone. */

/** The names too: a file whose folder was not written down is gone after a power cut. */
export const asentarCarpeta = async (carpeta: string) => {
  const abierta = await open(carpeta, 'r')
  try {
    await abierta.sync()
  } finally {
    await abierta.close()
  }
}

/** The whole of it or the one before, whatever happens in between. */
export const reemplazar = async (camino: string, contenido: string) => {
  const nuevo = `${camino}.nuevo`
  const archivo: FileHandle = await open(nuevo, 'w', 0o600)
  try {
    await archivo.writeFile(contenido)
    await archivo.sync()
  } finally {
    await archivo.close()
  }
  await rename(nuevo, camino)
  await asentarCarpeta(dirname(camino))
}

export const siEsta = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return null
}

export const borrarSiEsta = async (camino: string) => {
  await unlink(camino).catch(siEsta)
}
