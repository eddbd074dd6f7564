import type { Readable } from 'node:stream'
import type { ArchivoExaminado } from './almacen.ts'

/** Bytes under names, as a folder and S3 both keep them. What a store promises stands once, on top of this (almacenSobre.ts). */
export interface Objetos {
  /** Says which place this is: what was copied elsewhere is known for a copy. */
  lugar(): Promise<string>
  /**
   * Whole and safe from a power cut, or not there at all. What was not read of `contenido` is the caller's to drain or destroy.
   */
  poner(clave: string, contenido: Readable, opciones?: OpcionesDePoner): Promise<Puesto>
  /** Throws `ArchivoInexistente` before the first byte. */
  abrir(clave: string): Promise<ArchivoExaminado>
  /** Bytes; undefined where there is none. */
  medir(clave: string): Promise<number | undefined>
  /** Also for one that is already gone. */
  borrar(clave: string): Promise<void>
  /** Nothing happens where it is already gone. */
  mover(de: string, a: string): Promise<void>
  /** All of a folder (`copia-1/`), whatever lies below; '' for everything. */
  claves(carpeta: string): AsyncIterable<string>
  /** The names of a folder's own folders. */
  carpetas(carpeta: string): Promise<string[]>
}

interface OpcionesDePoner {
  /** Bytes at most; `ArchivoDemasiadoGrande` past that. */
  readonly maximo?: number | undefined
  /** When it came, where that was not now. */
  readonly recibidoEl?: Date | undefined
  /** Nobody has this name: nothing is there to be replaced. */
  readonly nuevo?: boolean | undefined
}

export interface Puesto {
  readonly tamano: number
  readonly sha256: string
}
