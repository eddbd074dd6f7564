import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createServerTls } from 'node:https'
import { setTimeout as esperar } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { alTerminar } from '../alTerminar.ts'

const junto = (nombre: string) => fileURLToPath(new URL(nombre, import.meta.url))
/** Who signed the certificates of these folders: nobody trusts it but these tests. `bueno` is good until 2076, for 127.0.0.1. */
export const ARCHIVO_DE_LA_AUTORIDAD = junto('autoridad.pem')
export const AUTORIDAD = readFileSync(ARCHIVO_DE_LA_AUTORIDAD, 'utf8')

export interface Pedido {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  /** Where it comes from. */
  readonly ip: string
  readonly texto: string
  /** undefined where it is something else. */
  readonly json: unknown
}

export interface Contestacion {
  status: number
  headers?: Record<string, string>
  /** An object goes as JSON; a text, as it is. */
  cuerpo?: unknown
}

/** How a stand-in departs from the contract: given what was asked and what it would answer, it changes the answer. */
export type Desvio = (pedido: Pedido, respuesta: Contestacion) => Contestacion | undefined

interface ComoEscucha {
  readonly desvio?: Desvio | undefined
  /** Before each answer. */
  readonly demoraMs?: number | undefined
  readonly certificado?: 'bueno' | 'vencido' | 'deOtro' | undefined
}

/** A stand-in over HTTP, or with one of the tests' own certificates; closed when the test ends. */
export async function escuchar(
  atender: (pedido: Pedido) => Contestacion,
  { desvio = () => undefined, demoraMs = 0, certificado }: ComoEscucha,
): Promise<string> {
  const responder = async (request: IncomingMessage, response: ServerResponse) => {
    const trozos: Buffer[] = []
    for await (const trozo of request) trozos.push(Buffer.from(trozo))
    const texto = Buffer.concat(trozos).toString('utf8')
    const pedido: Pedido = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://sustituto'),
      headers: request.headers,
      ip: request.socket.remoteAddress ?? '',
      texto,
      json: request.headers['content-type']?.startsWith('application/json') ? JSON.parse(texto) : undefined,
    }
    const suya = atender(pedido)
    const { status, headers, cuerpo } = desvio(pedido, suya) ?? suya
    if (demoraMs > 0) await esperar(demoraMs, undefined, { ref: false })
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof cuerpo === 'string' || cuerpo === undefined ? cuerpo : JSON.stringify(cuerpo))
  }
  const servidor = certificado
    ? createServerTls({ pfx: readFileSync(junto(`${certificado}.p12`)), passphrase: 'secreta' }, responder)
    : createServer(responder)
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  alTerminar(async () => {
    servidor.closeAllConnections()
    servidor.close()
  })
  const direccion = servidor.address()
  if (typeof direccion !== 'object' || !direccion) throw new Error('sin puerto')
  return `${certificado ? 'https' : 'http'}://127.0.0.1:${direccion.port}`
}
