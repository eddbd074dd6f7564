import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { terminaEn } from '../proceso/apagado.ts'

/**
 * How it is closed: nobody new is let in, those who are served have `plazoMs`, and the rest is cut off. Answers how many were.
 */
export function alCerrar(app: FastifyInstance): (plazoMs: number) => Promise<number> {
  const enCurso = new Set<ServerResponse>()
  app.server.on('request', (_pedido, respuesta) => {
    enCurso.add(respuesta)
    respuesta.once('close', () => enCurso.delete(respuesta))
  })
  return async (plazoMs) => {
    const cerrando = app.close()
    if (await terminaEn(plazoMs, () => cerrando)) return 0
    const cortados = enCurso.size
    app.server.closeAllConnections()
    await cerrando
    return cortados
  }
}
