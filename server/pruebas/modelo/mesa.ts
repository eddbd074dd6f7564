import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { AppDePrueba } from '../appDePrueba.ts'
import type { ProveedorDePrueba } from '../proveedorDePrueba.ts'
import type { Foto } from './foto.ts'
import type { Persona } from './gente.ts'
import { type Carpeta, type Modelo, modeloVacio } from './modelo.ts'

/** One game: the server, what should be true of it, and what was done so far. */
export interface Mesa {
  readonly portal: Pick<AppDePrueba, 'app' | 'db' | 'como'>
  readonly proveedor: ProveedorDePrueba
  readonly modelo: Modelo
  /** Each folder as it was after the last step. */
  readonly fotos: Map<number, Foto>
  /** Who called what, and what they were answered. */
  readonly pasos: string[]
}

export const mesaNueva = (portal: Mesa['portal'], proveedor: ProveedorDePrueba): Mesa => ({
  portal,
  proveedor,
  modelo: modeloVacio(),
  fotos: new Map(),
  pasos: [],
})

/** A call that somebody makes, and what should come of it. */
export interface Jugada {
  readonly quien: Persona
  /** As a person would tell it. */
  readonly que: string
  /** What happens outside just before. */
  readonly antes?: () => void
  readonly pedido: InjectOptions
  /** The reply's status; several where either will do. */
  readonly espera: number | readonly number[]
  /** What a 200 does to the model. */
  readonly efecto?: (respuesta: LightMyRequestResponse) => void
  /** The one way in which something final changes. */
  readonly reabre?: Carpeta | undefined
}
