import { once } from 'node:events'
import { createServer } from 'node:http'
import { MEDIDAS, NOMBRES_DE_MEDIDA, type NombreDeMedida } from '@catastro/domain/estado/medidas'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FallasAfuera } from '../afuera/fallasAfuera.ts'
import { deAdentro } from '../ajustes/redes.ts'
import { esperaDelAntivirus } from '../archivos/esperaDelAntivirus.ts'
import type { DbRaiz } from '../base/db.ts'

interface EscuchaDeMetricas {
  readonly puerto: number
  readonly equipo: string
}

interface LoQueSeMide {
  readonly db: DbRaiz
  readonly conAntivirus: boolean
  /** Age of the oldest row of the audit that is not sealed. */
  segundosSinSellar(): Promise<number>
  /** Age of the newest copy, while there is one. Undefined: nobody said where they are. */
  readonly segundosDeLaCopia: (() => Promise<number | undefined>) | undefined
  /** Since one was last restored and found good. Undefined: nobody asked for it. */
  readonly segundosDeLaProbada: (() => Promise<number>) | undefined
  /** When the certificate of the seal runs out, and how long the oldest document waits for it. Undefined: none is given. */
  readonly sello: { readonly vence: Date; espera(): Promise<number> } | undefined
  /** What 'Estado del portal' shows: one gauge each. */
  medidas(): Promise<Readonly<Record<NombreDeMedida, number | null>>>
  readonly fallas: Pick<FallasAfuera, 'totales'>
  /** Of what a replica may answer. Undefined: there is none. */
  readonly leidas: (() => Readonly<Record<'replica' | 'principal', number>>) | undefined
  /** A port of their own; null: the portal's, for who asks from these addresses. */
  readonly escucha: EscuchaDeMetricas | null
  readonly desdeAdentro: readonly string[]
}

/** `GET /metricas`, in Prometheus' text format. Labels are route patterns, so no number of a person or folder gets in. */
export function instalarMetricas(
  app: FastifyInstance,
  {
    db,
    conAntivirus,
    segundosSinSellar,
    segundosDeLaCopia,
    segundosDeLaProbada,
    medidas,
    fallas,
    leidas,
    sello,
    escucha,
    desdeAdentro,
  }: LoQueSeMide,
): void {
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
  if (conAntivirus) {
    new Gauge({
      name: 'portal_antivirus_espera_segundos',
      help: 'Cuánto hace que espera el más viejo de los archivos sin revisar',
      registers: [registro],
      async collect() {
        this.set((await esperaDelAntivirus(db)).segundos)
      },
    })
  }
  if (sello) {
    new Gauge({
      name: 'portal_sello_vence_segundos',
      help: 'Cuándo vence el certificado con que se sellan los documentos, en segundos desde 1970',
      registers: [registro],
    }).set(sello.vence.getTime() / 1000)
    new Gauge({
      name: 'portal_sello_espera_segundos',
      help: 'Cuánto hace que espera su sello el más viejo de los documentos',
      registers: [registro],
      async collect() {
        this.set(await sello.espera())
      },
    })
  }
  if (segundosDeLaCopia) {
    new Gauge({
      name: 'portal_respaldo_edad_segundos',
      help: 'Cuánto hace que se hizo la última copia de respaldo',
      registers: [registro],
      async collect() {
        this.set((await segundosDeLaCopia().catch(() => undefined)) ?? Number.POSITIVE_INFINITY)
      },
    })
  }
  if (segundosDeLaProbada) {
    new Gauge({
      name: 'portal_respaldo_probado_segundos',
      help: 'Cuánto hace que una copia de respaldo se restauró aparte y sirvió',
      registers: [registro],
      async collect() {
        this.set(await segundosDeLaProbada())
      },
    })
  }
  new Gauge({
    name: 'portal_auditoria_sin_sellar_segundos',
    help: 'Edad de la fila de auditoría más vieja que no está sellada',
    registers: [registro],
    async collect() {
      this.set(await segundosSinSellar())
    },
  })
  instalarMedidas(registro, medidas)
  new Gauge({
    name: 'portal_afuera_fallas',
    help: 'Veces que un sistema de afuera no respondió a este proceso, por causa',
    labelNames: ['sistema', 'causa'] as const,
    registers: [registro],
    collect() {
      for (const { sistema, causa, cuantas } of fallas.totales()) this.set({ sistema, causa }, cuantas)
    },
  })
  if (leidas) {
    new Gauge({
      name: 'portal_lecturas_de_listas',
      help: 'Lecturas de listas, estadísticas y mapa en este proceso, por quién las respondió',
      labelNames: ['base'] as const,
      registers: [registro],
      collect() {
        for (const [base, cuantas] of Object.entries(leidas())) this.set({ base }, cuantas)
      },
    })
  }
  app.addHook('onResponse', (request, reply, listo) => {
    const { url = 'desconocida' } = request.routeOptions
    duracion.observe({ metodo: request.method, ruta: url, estado: reply.statusCode }, reply.elapsedTime / 1000)
    listo()
  })
  if (escucha) servirAparte(app, registro, escucha)
  else servirAlLado(app, registro, desdeAdentro)
}

/** Asked once for all of them. */
function instalarMedidas(registro: Registry, medidas: LoQueSeMide['medidas']): void {
  let preguntadas: ReturnType<LoQueSeMide['medidas']> | undefined
  for (const nombre of NOMBRES_DE_MEDIDA) {
    const { metrica, titulo } = MEDIDAS[nombre]
    new Gauge({
      name: metrica,
      help: titulo,
      registers: [registro],
      async collect() {
        preguntadas ??= medidas().finally(() => {
          preguntadas = undefined
        })
        const valor = await preguntadas.then(
          (medido) => medido[nombre],
          () => null,
        )
        if (valor === null) this.reset()
        else this.set(valor)
      },
    })
  }
}

/** For others there is nothing here. */
function servirAlLado(app: FastifyInstance, registro: Registry, desdeAdentro: readonly string[]): void {
  const esDeAdentro = deAdentro(desdeAdentro)
  app.get('/metricas', { schema: { hide: true } }, async (request, reply) => {
    if (!esDeAdentro(request)) return reply.callNotFound()
    reply.type(registro.contentType)
    return registro.metrics()
  })
}

/** On a port of its own, which no proxy publishes; it comes and goes with the portal. */
function servirAparte(app: FastifyInstance, registro: Registry, { puerto, equipo }: EscuchaDeMetricas): void {
  const servidor = createServer((pedido, respuesta) => {
    if (pedido.url !== '/metricas') return respuesta.writeHead(404).end()
    registro.metrics().then(
      (texto) => respuesta.writeHead(200, { 'content-type': registro.contentType }).end(texto),
      () => respuesta.writeHead(503).end(),
    )
  })
  app.addHook('onReady', async () => {
    servidor.listen(puerto, equipo)
    await once(servidor, 'listening')
  })
  app.addHook('onClose', async () => {
    servidor.closeAllConnections()
    if (servidor.listening) await new Promise((resolve) => servidor.close(resolve))
  })
}
