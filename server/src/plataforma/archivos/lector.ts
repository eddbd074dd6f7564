/** Reads a stream of bytes by lengths, whatever its pieces. */
export class Lector {
  readonly #trozos: AsyncIterator<Uint8Array>
  #resto: Buffer = Buffer.alloc(0)

  constructor(contenido: AsyncIterable<Uint8Array>) {
    this.#trozos = contenido[Symbol.asyncIterator]()
  }

  /** So many bytes, or those that there still are. */
  async leer(cuantos: number): Promise<Buffer> {
    while (this.#resto.length < cuantos) {
      const trozo = await this.#siguiente()
      if (!trozo) break
      this.#resto = Buffer.concat([this.#resto, trozo])
    }
    const leido = this.#resto.subarray(0, cuantos)
    this.#resto = this.#resto.subarray(cuantos)
    return leido
  }

  /** So many bytes, as they come. */
  async *copiar(cuantos: number): AsyncGenerator<Buffer> {
    for (let faltan = cuantos; faltan > 0; ) {
      const trozo =
        this.#resto.length > 0 ? await this.leer(Math.min(faltan, this.#resto.length)) : await this.#siguiente()
      if (!trozo) return
      if (trozo.length > faltan) this.devolver(trozo.subarray(faltan))
      const propio = trozo.subarray(0, faltan)
      faltan -= propio.length
      yield propio
    }
  }

  /** What was read too far. */
  devolver(bytes: Buffer): void {
    this.#resto = Buffer.concat([bytes, this.#resto])
  }

  /** Whatever comes next; undefined at the end. */
  async trozo(): Promise<Buffer | undefined> {
    if (this.#resto.length === 0) return this.#siguiente()
    const trozo = this.#resto
    this.#resto = Buffer.alloc(0)
    return trozo
  }

  async #siguiente(): Promise<Buffer | undefined> {
    const { value, done } = await this.#trozos.next()
    return done ? undefined : Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  }
}
