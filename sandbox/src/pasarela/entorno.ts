import type { Pool } from 'pg'

/** What the merchant and the stand-in agree on: as in the real provider's panel. */
export interface Comercio {
  readonly comercio: string
  readonly guid: string
  readonly frase: string
  readonly secreto: string
  readonly esquema: 'v1' | 'v2'
  readonly monto: 'decimales' | 'centavos'
  readonly hash: boolean
}

export interface Entorno extends Comercio {
  readonly db: Pool
  /** Where its notices go. */
  readonly urlAvisos: string
}
