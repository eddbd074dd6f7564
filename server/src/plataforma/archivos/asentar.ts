import { open, unlink } from 'node:fs/promises'

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

export const siEsta = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return null
}

export const borrarSiEsta = async (camino: string) => {
  await unlink(camino).catch(siEsta)
}
