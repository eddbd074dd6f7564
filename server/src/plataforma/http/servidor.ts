import { randomUUID } from 'node:crypto'
import { ErrorDePortal } from '@catastro/domain/errores'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Db } from '../base/db.ts'
import { soloLoTecnico } from '../bitacora/bitacora.ts'
import { instalarCabeceras, type OtrosOrigenes } from './cabeceras.ts'
import { exigirRitmoAlCuerpo } from './cuerpoLento.ts'
import { instalarErrores, responderError } from './errores.ts'
import { exigirRitmoAlLector } from './lectorLento.ts'
import { DEMASIADOS } from './limites.ts'
import { direccionContada } from './limitesPorDireccion.ts'
import { clavePropia, llamadasPorMinuto } from './llamadasPorMinuto.ts'
import { alFallarElCliente } from './rechazoCrudo.ts'
import { RITMO, type Ritmo } from './ritmo.ts'

export interface OpcionesDeServidor extends OtrosOrigenes {
  readonly nivelDeRegistro: string
  readonly destinoDeRegistro?: DestinationStream
  /** Calls per person (or address, while nobody is signed in) and minute; 0 switches it off. */
  readonly limiteDeLlamadas: number
  /** Where they are counted, for all processes together. */
  readonly db?: Db
  readonly soloHttps: boolean
  /** Whose X-Forwarded-For is believed. */
  readonly proxies: readonly string[]
  /** How fast bodies come and replies are taken; absent: as A-213 says. */
  readonly ritmo?: Partial<Ritmo> | undefined
}

const MAX_CUERPO = 1024 * 1024
/** Longer than any path parameter a person could mean; the schemas say what is too long, with a sentence. */
const MAX_PARAMETRO = 500

/** Fastify with what every answer needs, whoever makes it: errors, headers, limits and logs without personal data. */
export async function crearServidor(opciones: OpcionesDeServidor): Promise<FastifyInstance> {
  const ritmo = { ...RITMO, ...opciones.ritmo }
  const app = Fastify({
    // Node's own limits, for what never becomes a request; a body is looked at closer below.
    requestTimeout: ritmo.maximoMs,
    http: { headersTimeout: ritmo.plazoMs, connectionsCheckingInterval: ritmo.cadaMs },
    bodyLimit: MAX_CUERPO,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETRO },
    exposeHeadRoutes: false,
    // An address that no route could even be looked for with.
    frameworkErrors: responderError,
    trustProxy: [...opciones.proxies],
    clientErrorHandler: alFallarElCliente,
    genReqId: () => randomUUID(),
    // Addresses carry CUILs and tokens, so the log names the route and never the address (S-12).
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: opciones.nivelDeRegistro,
      ...(opciones.destinoDeRegistro && { stream: opciones.destinoDeRegistro }),
      serializers: { err: soloLoTecnico },
    },
  })
  app.addHook('onResponse', (request, reply, listo) => {
    const { url = 'desconocida' } = request.routeOptions
    request.log.info(
      {
        metodo: request.method,
        ruta: url,
        estado: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.quien && { persona: request.quien.idPersona }),
      },
      'pedido',
    )
    listo()
  })
  exigirRitmoAlCuerpo(app, ritmo)
  exigirRitmoAlLector(app, ritmo)
  instalarCabeceras(app, opciones, opciones.soloHttps)
  instalarErrores(app)
  aceptarSoloJson(app)
  await app.register(rateLimit, {
    global: opciones.limiteDeLlamadas > 0, // a public call may have a limit of its own
    max: opciones.limiteDeLlamadas,
    timeWindow: '1 minute',
    hook: 'preParsing', // after the token check, so that it counts people and not the city's one address
    keyGenerator: (request) => clavePropia(request.quien?.idPersona, direccionContada(request.ip)),
    ...(opciones.db && { store: llamadasPorMinuto(opciones.db, opciones.limiteDeLlamadas) }),
    errorResponseBuilder: () => new ErrorDePortal(429, DEMASIADOS),
  })
  return app
}

/** JSON and nothing else that Fastify brings along; and a DELETE may say its JSON type and bring no body. */
function aceptarSoloJson(app: FastifyInstance) {
  const leerJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, cuerpo, listo) => {
    if (cuerpo === '') listo(null, undefined)
    else leerJson(request, String(cuerpo), listo)
  })
}
