/** How a test of a step came out. */
export interface Probado {
  readonly bien: boolean
  /** What was asked and answered. */
  readonly renglones: readonly string[]
}
