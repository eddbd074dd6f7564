import { createHash } from 'node:crypto'

/** One submission of a client, which may have to be sent again with the same key and the same bytes. */
export interface Envio {
  readonly clave: string
  readonly que: 'carpeta' | 'documento' | 'formulario'
  /** The folder it belongs to; none while the folder itself is being filed. */
  readonly idCarpeta: number | null
  readonly contenido: Uint8Array | null
}

/** What the server said that it has. */
export interface Confirmado {
  readonly que: Envio['que']
  readonly idCarpeta: number
  readonly sha256: string | null
}

/** What the clients know: what was acknowledged, and what was sent and never answered. */
export class Cuaderno {
  readonly confirmados = new Map<string, Confirmado>()
  readonly #pendientes = new Map<string, Envio>()

  enviado(envio: Envio): void {
    this.#pendientes.set(envio.clave, envio)
  }

  confirmar({ clave, que, contenido }: Envio, idCarpeta: number): void {
    this.#pendientes.delete(clave)
    this.confirmados.set(clave, { que, idCarpeta, sha256: contenido && sha256(contenido) })
  }

  /** What was known at this moment. */
  copia(): Cuaderno {
    const otro = new Cuaderno()
    for (const [clave, confirmado] of this.confirmados) otro.confirmados.set(clave, confirmado)
    return otro
  }

  get pendientes(): readonly Envio[] {
    return [...this.#pendientes.values()]
  }

  de(que: Envio['que']): Confirmado[] {
    return [...this.confirmados.values()].filter((confirmado) => confirmado.que === que)
  }
}

export const sha256 = (contenido: Uint8Array) => createHash('sha256').update(contenido).digest('hex')
