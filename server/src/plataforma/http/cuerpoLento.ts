import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cortarCon } from './rechazoCrudo.ts'
import { Marcha, Reloj, type Ritmo, vencio } from './ritmo.ts'

const CUERPO_LENTO = 'El pedido llegó demasiado lento. Revise su conexión e intente de nuevo'

const traeCuerpo = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Files of somebody signed in may take long; whatever else comes is short. */
const esSubida = ({ quien, routeOptions }: FastifyRequest) =>
  quien !== null && routeOptions.config?.llamada?.partes !== undefined

/** Cuts a body that comes too slowly, and does not wait for the rest of one that is answered already. */
export function exigirRitmoAlCuerpo(app: FastifyInstance, ritmo: Ritmo): void {
  app.addHook('onRequest', async (request, reply) => {
    if (traeCuerpo(request) && request.raw.socket instanceof Socket) mirarCuerpo(request, reply, ritmo)
  })
  app.addHook('onResponse', async (request) => {
    if (traeCuerpo(request) && request.raw.socket instanceof Socket) noEsperarMas(request.raw, ritmo.despedidaMs)
  })
}

function mirarCuerpo(request: FastifyRequest, reply: FastifyReply, ritmo: Ritmo): void {
  const { raw } = request
  const { socket } = raw
  const alEmpezar = socket.bytesRead
  const declarados = Number(request.headers['content-length'] ?? 0)
  const tiempo = new Reloj()
  const marcha = new Marcha(ritmo)
  const esLento = (ms: number, bytes: number) =>
    esSubida(request)
      ? ms > ritmo.maximoMs || marcha.esLenta(ms, bytes)
      : vencio(ritmo, ms, declarados > 0 ? declarados : bytes)
  const reloj = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(reloj)
    // With this much unread it is for us to read, and the sender waits.
    const ms = tiempo.contar(raw.readableLength < raw.readableHighWaterMark)
    if (!esLento(ms, socket.bytesRead - alEmpezar)) return
    clearInterval(reloj)
    request.log.warn({ ruta: request.routeOptions.url }, 'cuerpo cortado por lento')
    if (reply.raw.headersSent) socket.destroy()
    else cortarCon(socket, 408, CUERPO_LENTO)
  }, ritmo.cadaMs)
  reloj.unref()
  raw.once('close', () => clearInterval(reloj))
  reply.raw.once('finish', () => clearInterval(reloj))
}

/**
 * Of a request that was answered before it came whole, the rest is let through and thrown away for a moment: closing at once
 * would reset the connection under the answer.
 */
function noEsperarMas(raw: IncomingMessage, despedidaMs: number): void {
  if (raw.readableEnded) return
  const { socket } = raw
  raw.unpipe()
  raw.resume()
  if (raw.complete || socket.destroyed) return
  socket.end()
  const reloj = setTimeout(() => socket.destroy(), despedidaMs)
  raw.once('end', () => socket.destroy())
  socket.once('close', () => clearTimeout(reloj))
}
