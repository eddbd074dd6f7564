import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Marcha, Reloj, type Ritmo } from './ritmo.ts'

/** Less than this leaves with the reply: no reader holds it back. */
const CHICO = 64 * 1024

const esLargo = (cuerpo: unknown) =>
  cuerpo instanceof Readable || ((typeof cuerpo === 'string' || Buffer.isBuffer(cuerpo)) && cuerpo.length > CHICO)

/**
 * Ends a reply that its reader takes too slowly: it may hold a connection of the database. What the server has not
 * made yet is not the reader's fault, so time counts only while something waits to be taken.
 */
export function exigirRitmoAlLector(app: FastifyInstance, ritmo: Ritmo): void {
  app.addHook('onSend', async (request, reply, cuerpo) => {
    if (esLargo(cuerpo) && request.raw.socket instanceof Socket) mirarRespuesta(request, reply, ritmo)
    return cuerpo
  })
}

function mirarRespuesta(request: FastifyRequest, reply: FastifyReply, ritmo: Ritmo): void {
  const { socket } = request.raw
  const tiempo = new Reloj()
  const marcha = new Marcha(ritmo)
  const reloj = setInterval(() => {
    const ms = tiempo.contar(socket.writableLength > 0)
    if (!marcha.esLenta(ms, socket.bytesWritten - socket.writableLength)) return
    clearInterval(reloj)
    request.log.warn({ ruta: request.routeOptions.url }, 'respuesta cortada: se la lee demasiado lento')
    // With what the system still keeps for them, which would wait for them too.
    socket.resetAndDestroy()
  }, ritmo.cadaMs)
  reloj.unref()
  reply.raw.once('close', () => clearInterval(reloj))
}
