import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { ArchivoDemasiadoGrande } from './almacen.ts'
import type { Puesto } from './objetos.ts'

/** A stream on its way to where it is kept: counted, summed up, and cut past what is allowed. */
export function medido(contenido: Readable, maximo = Number.POSITIVE_INFINITY) {
  const resumen = createHash('sha256')
  let tamano = 0
  async function* trozos(): AsyncGenerator<Uint8Array> {
    // Not destroyed when too long: a multipart parser waits for ever for a part that nobody reads to its end.
    for await (const trozo of contenido.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      tamano += trozo.byteLength
      if (tamano > maximo) throw new ArchivoDemasiadoGrande(maximo)
      resumen.update(trozo)
      yield trozo
    }
  }
  return { trozos: trozos(), puesto: (): Puesto => ({ tamano, sha256: resumen.digest('hex') }) }
}
