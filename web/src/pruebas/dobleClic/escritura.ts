import type { ReactNode } from 'react'
import type { Llamada } from '../declaradas.ts'
import type { Tipo } from '../servidor.ts'

/** What a field is given: its text, the option's value, or files. */
type Valor = string | File
/** A button that is pressed on the way, by its name; or the fields that are filled in, by their labels. */
export type Paso = string | RegExp | Readonly<Record<string, Valor>>

/** A button that writes: where its call is written, how to get to it, and what it is called. */
export interface Escritura {
  readonly llamada: Llamada
  /** The file that makes the call, within `web/src`. */
  readonly en: string
  readonly pantalla: () => ReactNode
  /** The address it is opened at, and its pattern where that has parameters. */
  readonly ruta?: string
  readonly patron?: string
  /** ADMINISTRADOR unless said otherwise. */
  readonly quien?: Tipo
  /** What the server answers to this screen, besides the lists that every screen reads. */
  readonly antes?: () => void
  readonly pasos?: readonly Paso[]
  readonly boton: string | RegExp
  readonly rol?: 'button' | 'switch'
  /** The screen's own words for any failure, where it does not repeat the server's. */
  readonly dice?: string
}

export const nada = () => {}
