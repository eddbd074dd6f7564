import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { BASE } from './rutas.ts'

/** OpenAPI, derived from the declared calls: `/api/openapi.json`, and for people `/api/docs`. */
export async function instalarDocumentacion(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'Portal de catastro y permisos de obra', version: '1' },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'authorization' } } },
    },
  })
  await app.register(swaggerUi, { routePrefix: `${BASE}/docs`, staticCSP: true })
  app.get(`${BASE}/openapi.json`, { schema: { hide: true } }, () => app.swagger())
}
