/** How fast a body must come, and a reply be taken. Whoever is slower holds a connection that others need. */
export interface Ritmo {
  readonly bytesPorSegundo: number
  /** For JSON, and for whatever comes without a session: this long, and what its size takes at that speed. */
  readonly plazoMs: number
  /** For an upload with a session, and for a reply: no window is measured before, and each is this long. */
  readonly graciaMs: number
  readonly ventanaMs: number
  /** An upload at most. */
  readonly maximoMs: number
  /** Between one look and the next. */
  readonly cadaMs: number
  /** How long who was answered may still send before the connection is closed on them: time to read the answer. */
  readonly despedidaMs: number
}

export const RITMO: Ritmo = {
  bytesPorSegundo: 8 * 1024,
  plazoMs: 20_000,
  graciaMs: 30_000,
  ventanaMs: 60_000,
  maximoMs: 3_600_000,
  cadaMs: 1_000,
  despedidaMs: 5_000,
}

/** Whether what had to come whole is late. */
export const vencio = ({ plazoMs, bytesPorSegundo }: Ritmo, ms: number, bytes: number): boolean =>
  ms > plazoMs + (bytes / bytesPorSegundo) * 1000

/** What is told at each look, and asked of the last window. */
export class Marcha {
  readonly #ritmo: Ritmo
  readonly #vistas: { readonly ms: number; readonly bytes: number }[] = []

  constructor(ritmo: Ritmo) {
    this.#ritmo = ritmo
  }

  /** `bytes`: in all, after so long. */
  esLenta(ms: number, bytes: number): boolean {
    const { graciaMs, ventanaMs, bytesPorSegundo } = this.#ritmo
    if (ms < graciaMs) return false
    this.#vistas.push({ ms, bytes })
    while (this.#vistas[1] && this.#vistas[1].ms <= ms - ventanaMs) this.#vistas.shift()
    const desde = this.#vistas[0]
    if (!desde || ms - desde.ms < ventanaMs) return false
    return bytes - desde.bytes < ((ms - desde.ms) / 1000) * bytesPorSegundo
  }
}

/** Time that counts: only while it is the other side's turn. */
export class Reloj {
  #contado = 0
  #visto = performance.now()

  contar(esSuTurno: boolean): number {
    const ahora = performance.now()
    if (esSuTurno) this.#contado += ahora - this.#visto
    this.#visto = ahora
    return this.#contado
  }
}
