import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DbRaiz } from '../db.ts'

/** `GET /metricas`, in Prometheus' text format. Labels are route patterns, so no number of a person or folder gets in. */
export function instalarMetricas(app: FastifyInstance, db: DbRaiz): void {
  const registro = new Registry()
  collectDefaultMetrics({ register: registro })
  const duracion = new Histogram({
    name: 'portal_pedido_segundos',
    help: 'Duración de los pedidos',
    labelNames: ['metodo', 'ruta', 'estado'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registro],
  })
  new Gauge({
    name: 'portal_conexiones',
    help: 'Conexiones a la base de datos',
    labelNames: ['estado'] as const,
    registers: [registro],
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client
      this.set({ estado: 'abiertas' }, totalCount)
      this.set({ estado: 'libres' }, idleCount)
      this.set({ estado: 'en_espera' }, waitingCount)
    },
  })
  app.addHook('onResponse', (request, reply, listo) => {
    const { url = 'desconocida' } = request.routeOptions
    duracion.observe({ metodo: request.method, ruta: url, estado: reply.statusCode }, reply.elapsedTime / 1000)
    listo()
  })
  app.get('/metricas', { schema: { hide: true } }, async (_request, reply) => {
    reply.type(registro.contentType)
    return registro.metrics()
  })
}
