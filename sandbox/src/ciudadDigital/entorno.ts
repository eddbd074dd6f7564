import type { Pool } from 'pg'

/** What every part of the stand-in works with. */
export interface Entorno {
  readonly db: Pool
  /** Signs the tokens: at least 32 bytes. */
  readonly secreto: Uint8Array
  readonly ahora: () => Date
  readonly limites: Limites
}

/** How often in a minute; 0 switches it off. */
export interface Limites {
  /** Look-ups of citizens, per person. */
  readonly consultas: number
  /** Failed sign-ins, per address. */
  readonly ingresosFallidos: number
}

export const LIMITES: Limites = { consultas: 60, ingresosFallidos: 30 }
