/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  function autocannon(opciones: autocannon.Opciones): Promise<autocannon.Resultado>
  namespace autocannon {
    interface Pedido {
      readonly method: 'GET' | 'POST'
      readonly path: string
      readonly headers: Readonly<Record<string, string>>
      readonly body?: Uint8Array
    }
    interface Opciones {
      readonly url: string
      readonly connections: number
      readonly duration: number
      /** Requests a second, of all connections. */
      readonly overallRate?: number
      readonly requests: readonly Pedido[]
    }
    interface Resultado {
      readonly requests: { readonly total: number }
      readonly latency: { readonly p50: number; readonly p97_5: number; readonly p99: number }
      readonly duration: number
      readonly errors: number
      readonly non2xx: number
    }
  }
  export = autocannon
}
