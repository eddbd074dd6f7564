/** What is told of the works on a block: that they were filed, approved, and ended. Each once, whatever happens in between. */
export type Hecho = 'PRESENTADA' | 'APROBADA' | 'TERMINADA'

/** Blocks and parcels that a person may follow at a time. */
export const MAX_SEGUIDAS = 20

/** A hundred bits: nobody ends another's by guessing. */
export const LARGO_DE_CODIGO_DE_BAJA = 20
