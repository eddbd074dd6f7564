import { CABECERA_DE_ROLES, CABECERA_DE_SESION_RECORDADA } from '@catastro/domain/roles'
import type { FastifyInstance } from 'fastify'

const UN_DIA_S = 86_400

/**
 * The files calls may have an address of their own (ARCHIVOS_URL); then the portal's pages, and nobody else's, call them
 * from another origin. Said of every reply, refusals too: without it a browser keeps the sentence to itself.
 */
export function admitirDesde(app: FastifyInstance, portal: string): void {
  app.addHook('onRequest', (request, reply, listo) => {
    if (request.routeOptions.config?.llamada?.servicio === 'archivos') {
      reply.header('vary', 'Origin')
      if (request.headers.origin === portal) {
        reply
          .header('access-control-allow-origin', portal)
          .header(
            'access-control-expose-headers',
            ['Content-Disposition', CABECERA_DE_ROLES, CABECERA_DE_SESION_RECORDADA].join(', '),
          )
      }
    }
    listo()
  })
  const conPregunta = new Set<string>()
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.llamada?.servicio !== 'archivos' || conPregunta.has(url)) return
    conPregunta.add(url)
    // What a browser asks first, without a token.
    const deNadie = { config: { llamada: config.llamada, rateLimit: false }, schema: { hide: true } } as const
    app.options(url, deNadie, (request, reply) => {
      if (request.headers.origin === portal) {
        reply
          .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
          .header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key')
          .header('access-control-max-age', UN_DIA_S)
      }
      return reply.code(204).send()
    })
  })
}
