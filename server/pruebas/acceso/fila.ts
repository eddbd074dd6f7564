import type { Mundo } from './mundo.ts'

interface Pedido {
  readonly url?: string
  readonly payload?: object | Buffer
  readonly headers?: Record<string, string>
}

/** A declared call, a valid request for it, and what each column of COLUMNAS gets, and each of PARTES. */
export type Fila = readonly [
  llamada: string,
  pedido: (mundo: Mundo) => Pedido | Promise<Pedido>,
  celdas: string,
  partes: string,
]
