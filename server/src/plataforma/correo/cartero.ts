interface AdjuntoPorEnviar {
  readonly nombre: string
  readonly tipoMime: string
  readonly contenido: Buffer
  /** A picture of its HTML, which names it so: `cidDe`. */
  readonly enLinea?: true
}

export interface Mensaje {
  /** The same at every attempt: it becomes the Message-ID. */
  readonly idMensaje: string
  readonly para: string
  readonly asunto: string
  readonly texto: string
  readonly html: string
  readonly adjuntos: readonly AdjuntoPorEnviar[]
}

/** The port of the mail: an SMTP server, or the stand-in's mailbox. */
export interface Cartero {
  /** When it comes back, the other side has taken charge of the mail; what it said. Throws `ErrorDeEnvio`. */
  enviar(mensaje: Mensaje): Promise<string>
  cerrar(): void
}

interface Alcance {
  /** The other side will never take this mail: there is no such address. */
  readonly definitivo?: boolean
  /** Nobody answers there: no other mail would go out now either. */
  readonly sinServidor?: boolean
}

export class ErrorDeEnvio extends Error {
  override readonly name = 'ErrorDeEnvio'
  readonly definitivo: boolean
  readonly sinServidor: boolean

  constructor(message: string, { definitivo = false, sinServidor = false }: Alcance = {}) {
    super(message)
    this.definitivo = definitivo
    this.sinServidor = sinServidor
  }
}

/** How the HTML of a mail names a picture that comes with it. */
export const cidDe = (nombre: string) => `${nombre}@catastro`

/** Names the server that the message began at, as RFC 5322 wants it: what stands after the sender's @. */
export const idDeMensaje = (idMensaje: string, remitente: string) =>
  `<${idMensaje}@${/@([\w.-]+)/.exec(remitente)?.[1] ?? 'catastro'}>`
