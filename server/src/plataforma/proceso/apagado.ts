import { setTimeout as esperar } from 'node:timers/promises'

interface Paso {
  readonly que: string
  readonly plazoMs: number
  readonly obra: () => unknown
}

/**
 * What was started, and how each thing is put away: the last one first, each in the time that it is given, and whatever does
 * not end in it is left behind and named. So the end comes in the sum of those times at most, whatever hangs.
 */
export class Apagado {
  readonly #pasos: Paso[] = []
  readonly #cortado: string[] = []
  #terminando: Promise<void> | undefined

  /** `que`: as it is said where it did not end by itself. */
  luego(que: string, plazoMs: number, obra: () => unknown): void {
    this.#pasos.push({ que, plazoMs, obra })
  }

  /** Something of a step that was ended before it was done. */
  cortar(que: string): void {
    this.#cortado.push(que)
  }

  get cortado(): readonly string[] {
    return this.#cortado
  }

  /** Throws the first failure, once everything is put away. */
  terminar(): Promise<void> {
    this.#terminando ??= this.#terminar()
    return this.#terminando
  }

  async #terminar(): Promise<void> {
    const fallas: unknown[] = []
    for (let paso = this.#pasos.pop(); paso; paso = this.#pasos.pop()) {
      const { que, plazoMs, obra } = paso
      try {
        if (!(await terminaEn(plazoMs, obra))) this.cortar(que)
      } catch (error) {
        fallas.push(error)
      }
    }
    if (fallas.length > 0) throw fallas[0]
  }
}

/** Whether it did. */
export async function terminaEn(plazoMs: number, obra: () => unknown): Promise<boolean> {
  const reloj = new AbortController()
  const hecho = Promise.resolve(obra()).then(() => true)
  hecho.catch(() => {}) // may fail after nobody waits for it any more
  const tarde = esperar(plazoMs, false, { signal: reloj.signal }).catch(() => false)
  return Promise.race([hecho, tarde]).finally(() => reloj.abort())
}
