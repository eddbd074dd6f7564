import type { Readable } from 'node:stream'

/** Where stored bytes are, how many, and what they sum up to. `ruta` is random and says nothing about the content. */
interface ArchivoGuardado {
  readonly ruta: string
  readonly tamano: number
  readonly sha256: string
}

/** The port of the files: a local folder, or S3. Who may see a file is decided by its row, never here. */
export interface Almacen {
  /**
   * When it comes back, the bytes survive a power cut. When it throws, nothing is left of them, and what was not read
   * of the stream is the caller's to drain or destroy. `maximo`: bytes at most, where it is not the store's own limit.
   */
  guardar(contenido: Readable, maximo?: number): Promise<ArchivoGuardado>
  /** Throws `ArchivoInexistente` before the first byte, so that the reply can still say so. */
  leer(ruta: string): Promise<Readable>
  /** Also for one that is already gone. */
  borrar(ruta: string): Promise<void>
  /** For the sweep of bytes that no row names. */
  listar(): AsyncIterable<{ readonly ruta: string; readonly modificado: Date }>
}

export class ArchivoDemasiadoGrande extends Error {
  override readonly name = 'ArchivoDemasiadoGrande'
  readonly maximo: number

  constructor(maximo: number) {
    super(`El archivo supera el máximo de ${maximo} bytes`)
    this.maximo = maximo
  }
}

export class ArchivoInexistente extends Error {
  override readonly name = 'ArchivoInexistente'

  constructor() {
    super('El archivo no está en el almacén')
  }
}

/** A key that this store never gave out: a programming error, or somebody trying to leave the folder. */
export class RutaInvalida extends Error {
  override readonly name = 'RutaInvalida'

  constructor() {
    super('La ruta no es de este almacén')
  }
}
