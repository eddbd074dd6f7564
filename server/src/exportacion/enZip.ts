import type { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Pieza } from './conSumas.ts'

/** Made while it is sent: each piece is opened when its turn comes. */
export function enZip(piezas: readonly Pieza[]): Readable {
  const zip = new yazl.ZipFile()
  const salida = zip.outputStream as Readable
  zip.on('error', (error: Error) => salida.destroy(error))
  for (const { nombre, abrir, comprimido = true } of piezas) {
    zip.addReadStreamLazy(nombre, { compress: comprimido }, (listo) => {
      abrir().then(
        (contenido) => {
          contenido.on('error', (error) => salida.destroy(error))
          listo(null, contenido)
        },
        (error: Error) => listo(error, null as never),
      )
    })
  }
  zip.end()
  return salida
}
