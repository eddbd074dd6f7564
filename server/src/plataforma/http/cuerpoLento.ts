import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cortarCon } from './rechazoCrudo.ts'

const CUERPO_LENTO = 'El pedido dejó de llegar. Revise su conexión e intente de nuevo'

const traeCuerpo = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Cuts a body that brings nothing new for so long: whoever holds a connection open with it holds nothing else. */
export function cortarCuerposLentos(app: FastifyInstance, esperaMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!traeCuerpo(request)) return
    const { raw } = request
    let leidos = -1
    const reloj = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(reloj)
      if (raw.socket.bytesRead > leidos) {
        leidos = raw.socket.bytesRead
        return
      }
      clearInterval(reloj)
      request.log.warn({ ruta: request.routeOptions.url }, 'cuerpo cortado por lento')
      cortarCon(raw.socket, 408, CUERPO_LENTO)
    }, esperaMs)
    reloj.unref()
    raw.once('close', () => clearInterval(reloj))
    reply.raw.once('finish', () => clearInterval(reloj))
  })
}
