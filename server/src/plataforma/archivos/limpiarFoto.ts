import { Readable } from 'node:stream'
import type { Almacen } from './almacen.ts'
import { jpegLimpio } from './jpegLimpio.ts'
import { Lector } from './lector.ts'
import { pngLimpio } from './pngLimpio.ts'

const LIMPIEZAS: Readonly<Record<string, (lector: Lector) => AsyncGenerator<Buffer>>> = {
  'image/jpeg': jpegLimpio,
  'image/png': pngLimpio,
}

interface Guardada {
  readonly tipoMime: string
  readonly ruta: string
  readonly tamano: number
  readonly sha256: string
}

/**
 * A stored photo without the place and the device that it was taken with. One that says nothing stays as it came,
 * byte by byte; so does whatever is no photo.
 */
export async function limpiarFoto<A extends Guardada>(almacen: Almacen, archivo: A): Promise<A> {
  const limpiar = LIMPIEZAS[archivo.tipoMime]
  if (!limpiar) return archivo
  const original = await almacen.leer(archivo.ruta)
  // What hangs behind the image's end is not read.
  const limpia = await almacen
    .guardar(Readable.from(limpiar(new Lector(original)), { objectMode: false }))
    .finally(() => original.destroy())
  const sobra = limpia.sha256 === archivo.sha256 ? limpia.ruta : archivo.ruta
  await almacen.borrar(sobra)
  return sobra === limpia.ruta ? archivo : { ...archivo, ...limpia }
}
