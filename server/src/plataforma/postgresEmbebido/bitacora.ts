import { open, rename, stat } from 'node:fs/promises'

const MAXIMO = 5 * 1024 * 1024

/** The file where PostgreSQL writes what happens to it. One older copy is kept. */
export const abrirBitacora = async (ruta: string) => {
  const tamano = await stat(ruta).then(
    ({ size }) => size,
    () => 0,
  )
  if (tamano > MAXIMO) await rename(ruta, `${ruta}.1`)
  const archivo = await open(ruta, 'a+', 0o600)
  const desde = (await archivo.stat()).size
  return {
    fd: archivo.fd,
    cerrar: () => archivo.close(),
    /** What was written since it was opened. */
    nuevo: async () => {
      const { size } = await archivo.stat()
      const bytes = Buffer.alloc(Math.min(size - desde, 64 * 1024))
      await archivo.read(bytes, 0, bytes.length, desde)
      return bytes.toString('utf8')
    },
  }
}
