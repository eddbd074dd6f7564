import type { Readable } from 'node:stream'
import { SHAPEFILE_CORTADO } from '@catastro/domain/importaciones/mensajes'
import { TablaRechazada } from './topes.ts'

export const cortado = () => new TablaRechazada(SHAPEFILE_CORTADO)

/** Takes from what is being read as many bytes as are asked for. Only what came since the last taking is held. */
export class Bytes {
  readonly #trozos: AsyncIterator<Uint8Array>
  #resto: Buffer = Buffer.alloc(0)
  /** How many were taken. */
  tomados = 0

  constructor(contenido: Readable) {
    this.#trozos = (contenido as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  }

  /** Undefined at the end; an end within what was asked for is a file that was cut. */
  async tomarSiHay(cuantos: number): Promise<Buffer | undefined> {
    while (this.#resto.length < cuantos) {
      const { value, done } = await this.#trozos.next()
      if (done) {
        if (this.#resto.length > 0) throw cortado()
        return undefined
      }
      this.#resto = Buffer.concat([this.#resto, value])
    }
    const tomado = this.#resto.subarray(0, cuantos)
    this.#resto = this.#resto.subarray(cuantos)
    this.tomados += cuantos
    return tomado
  }

  async tomar(cuantos: number): Promise<Buffer> {
    const tomado = await this.tomarSiHay(cuantos)
    if (!tomado) throw cortado()
    return tomado
  }
}
