import type { Llamada } from './declaradas.ts'

export interface Hecha {
  readonly nombre: Llamada
  readonly cuerpo: unknown
  readonly cabeceras: Headers
}

/** The calls that change something, in the order in which the test made them (`conServidor` empties it). */
export const llamadas: Hecha[] = []
