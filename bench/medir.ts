import autocannon, { type Pedido } from 'autocannon'

export interface Medida {
  readonly porSegundo: number
  readonly p50: number
  readonly p99: number
}

const CONEXIONES = 32

/** Requests a second over `segundos`. A single error or refusal makes the measurement worthless, and stops it. */
export async function medir(url: string, requests: readonly Pedido[], segundos: number): Promise<Medida> {
  const r = await autocannon({ url, connections: CONEXIONES, duration: segundos, requests })
  if (r.errors > 0 || r.non2xx > 0) throw new Error(`${url}: ${r.errors} errores y ${r.non2xx} rechazos`)
  return { porSegundo: r.requests.total / r.duration, p50: r.latency.p50, p99: r.latency.p99 }
}
