/** Whose certificates they are, and where they are checked. */
export interface EntornoDePadron {
  readonly ciudad: string
  readonly urlPortal: string
}
