import type { Columna } from '@catastro/domain/importaciones/columnas'
import type { Accion } from '@catastro/domain/importaciones/reglas'
import type { Caja } from '@catastro/domain/mapa/geometria'
import type { ZodMiniType } from 'zod/mini'
import type { ArchivoGuardado } from '../../plataforma/archivos/almacen.ts'
import type { Db, Tx } from '../../plataforma/base/db.ts'
import type { Dichos } from './desconocido.ts'

export interface ErrorDeCelda {
  readonly columna: string
  readonly msg: string
}

/** What a row would do, seen against what is stored. `resuelto`: what the row's names point at. */
interface Cruce<R> {
  readonly accion: Exclude<Accion, 'RECHAZADA'>
  readonly errores: readonly ErrorDeCelda[]
  readonly resuelto: R
  /** Of what is there already: how it is today, by the column's key. What is not here is not compared. */
  readonly guardado?: Readonly<Record<string, string | null>>
  /** It makes an ADMINISTRADOR of somebody who is none: it is named before it is applied. */
  readonly administra?: boolean
  /** What the row names and its catalogue has not. What is written in its place is `resuelto`'s. */
  readonly desconocidos?: Dichos
}

interface FilaPorAplicar<D, R> extends Cruce<R> {
  readonly datos: D
}

/** What a row is judged by, besides itself. */
export interface Circunstancias {
  /** Who has it imported: nobody registers themselves. */
  readonly autor: number
  /** The city's, where it is set. */
  readonly marco: Caja | null
}

/** Of a ZIP of papers, while it is applied. */
export interface Papeles {
  /** Its bytes, stored as those of any file that is attached. One that is not what it was when it was looked at stops everything. */
  guardar(papel: { readonly ruta: string; readonly tipo: string; readonly sha256: string }): Promise<ArchivoGuardado>
}

/** How one kind of record is imported. Rows come in batches, so that memory stays the same whatever the file's size. */
export interface ClaseImportable<D, R> {
  readonly columnas: readonly Columna[]
  readonly esquema: ZodMiniType<D>
  /** What no two rows of a file may share: two names that were said to be the same one are. */
  claves(datos: D, resuelto: R): string[]
  cruzar(db: Db, datos: readonly D[], de: Circunstancias): Promise<Cruce<R>[]>
  /** `papeles`: of a ZIP of files, its bytes. */
  aplicar(tx: Tx, autor: number, filas: readonly FilaPorAplicar<D, R>[], papeles: Papeles | null): Promise<void>
}

/** A kind with its types put away, for those who only pass rows on. */
export const clase = <D, R>(importable: ClaseImportable<D, R>): ClaseImportable<unknown, unknown> =>
  importable as unknown as ClaseImportable<unknown, unknown>
