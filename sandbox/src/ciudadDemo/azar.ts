/** The same draws at every run (mulberry32). */
export class Azar {
  #estado: number
  constructor(semilla: number) {
    this.#estado = semilla
  }

  /** A whole number, both ends included. */
  entre(desde: number, hasta: number): number {
    this.#estado = (this.#estado + 0x6d2b79f5) | 0
    let t = Math.imul(this.#estado ^ (this.#estado >>> 15), 1 | this.#estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return desde + (((t ^ (t >>> 14)) >>> 0) % (hasta - desde + 1))
  }

  saltear(cuantos: number): void {
    for (let n = 0; n < cuantos; n++) this.entre(0, 1)
  }

  uno<T>(opciones: readonly T[]): T {
    return opciones[this.entre(0, opciones.length - 1)] as T
  }
}
