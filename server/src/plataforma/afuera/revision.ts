/** One thing asked of an outside system, and what of its answer is not as docs/sistemas-externos.md says. */
export interface Revision {
  readonly que: string
  /** How long the answer took; null: nothing was asked, or nobody answered. */
  readonly ms: number | null
  /** Empty: it is as it has to be. */
  readonly desviaciones: readonly string[]
  /** Why it could not be asked. */
  readonly sinComprobar?: string
}

export const sinComprobar = (que: string, motivo: string): Revision => ({
  que,
  ms: null,
  desviaciones: [],
  sinComprobar: motivo,
})

/** What of the asking depends on who asks and when. */
export interface ComoSeRevisa {
  /** An authority that is trusted besides the system's, as PEM. */
  readonly ca?: string
  readonly esperaMs?: number
  readonly lentoMs?: number
  readonly ahora?: Date
}

/** The portal waits no longer, anywhere. */
export const ESPERA_MS = 5000
/** From here on people notice. */
export const LENTO_MS = 2000
