import type { Readable } from 'node:stream'
import { ErrorDePortal } from '@catastro/domain/errores'
import { ALMACEN_SIN_RESPUESTA } from '@catastro/domain/respaldo/mensajes'

/** Where stored bytes are, how many, and what they sum up to. `ruta` is random and says nothing about the content. */
export interface ArchivoGuardado {
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
}

export interface ArchivoExaminado {
  readonly contenido: Readable
  readonly tamano: number
  readonly recibidoEl: Date
}

/** How far a database had come: the last number of its audit, and of each numbering. */
export interface Sabido {
  readonly el: string
  readonly escrituras: number
  readonly numeros: Readonly<Record<string, number>>
}

/**
 * What the store says of itself: whose it is, the word that it last exchanged with its database and the one before, and how
 * far its database had come then: a copy of that database, restored, may know less.
 */
export interface Marca {
  readonly id: string
  readonly testigo: string
  readonly anterior?: string | undefined
  readonly sabido?: Sabido | undefined
}

/** The store as its keeper sees it: whose it is, all that it holds, and what was put aside in it. */
export interface AlmacenEntero extends Almacen {
  /** null: nobody's yet. `mudado`: it was written in another place, and came here by copying. */
  marca(): Promise<(Marca & { readonly mudado: boolean }) | null>
  marcar(marca: Marca): Promise<void>
  listar(): AsyncIterable<string>
  /** One that no row names, put aside or not: its bytes, and when they came. Throws `ArchivoInexistente`. */
  examinar(ruta: string): Promise<ArchivoExaminado>
  /** Out of reach, and still there. Nothing happens to one that is already gone. */
  apartar(ruta: string, el: Date): Promise<void>
  apartados(): AsyncIterable<{ readonly ruta: string; readonly dia: string }>
  /** Back to where it was. */
  devolver(apartado: { readonly ruta: string; readonly dia: string }): Promise<void>
  /** For good, and kept: nothing comes back from there by itself. */
  aislar(ruta: string): Promise<void>
  descartar(apartado: { readonly ruta: string; readonly dia: string }): Promise<void>
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

/** Not there for now, and perhaps in a minute: nobody says of a file that it does not exist. */
export class AlmacenCaido extends ErrorDePortal {
  override readonly name = 'AlmacenCaido'

  constructor(override readonly cause: unknown) {
    super(503, ALMACEN_SIN_RESPUESTA)
  }
}

/** A key that this store never gave out: a programming error, or somebody trying to leave the folder. */
export class RutaInvalida extends Error {
  override readonly name = 'RutaInvalida'

  constructor() {
    super('La ruta no es de este almacén')
  }
}

/** The store is not this database's, or nobody can tell: a sentence that says what to look at. Nothing starts. */
export class AlmacenAjeno extends Error {
  override readonly name = 'AlmacenAjeno'
}
