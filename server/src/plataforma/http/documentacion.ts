import { estadosDe } from '@catastro/domain/estadosDeLlamada'
import type { ArchivosEsperados } from '@catastro/domain/llamada'
import { LLAMADAS, type Llamada } from '@catastro/domain/llamadas'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { esquemaJson } from './esquemaJson.ts'
import { BASE, CLAVE_DE_ENVIO } from './rutas.ts'

/** OpenAPI, derived from the declared calls: `/api/openapi.json`, and for people `/api/docs`. */
export async function instalarDocumentacion(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { openapi: { openapi: '3.0.3' }, transformObject: documento })
  await app.register(swaggerUi, { routePrefix: `${BASE}/docs`, staticCSP: true })
  app.get(`${BASE}/openapi.json`, { schema: { hide: true } }, () => app.swagger())
}

const QUE_DICE: Readonly<Record<number, string>> = {
  200: 'Lo pedido, o lo que se hizo',
  204: 'Recibido',
  304: 'Lo que ya se tiene no cambió',
  400: 'Algo de lo enviado no es válido; errors dice qué campo y por qué',
  401: 'Falta el token, o ya no vale',
  403: 'Quien llama no puede hacerlo',
  404: 'No existe, o no está al alcance de quien llama',
  408: 'Lo enviado llegó demasiado lento',
  409: 'Contradice lo que ya hay, o alguien lo cambió mientras tanto',
  413: 'Lo enviado es demasiado grande',
  415: 'Lo enviado no es del tipo que se espera',
  429: 'Demasiados pedidos',
  500: 'Falla del portal',
  503: 'El portal, o algo de lo que depende, no está disponible',
}

const ERROR = {
  type: 'object',
  required: ['ok', 'message'],
  properties: {
    ok: { type: 'boolean', enum: [false] },
    message: { type: 'string', description: 'La oración que lee una persona' },
    errors: {
      type: 'array',
      description: 'Solo donde un campo tiene la culpa',
      items: {
        type: 'object',
        required: ['msg', 'path'],
        properties: { msg: { type: 'string' }, path: { type: 'string', description: 'El campo' } },
      },
    },
    error: { type: 'boolean', description: 'Solo en la lista de todas las carpetas, cuando falla el portal' },
  },
} as const

const esDeError = (estado: number) => estado >= 400

function documento() {
  const servidas = LLAMADAS.filter(({ servicio }) => servicio !== 'ciudadDigital')
  const paths: Record<string, Record<string, object>> = {}
  for (const llamada of servidas) {
    const path = BASE + llamada.path.replace(/\/$/, '') // valid with the last bar and without it
    paths[path] = { ...paths[path], [llamada.method.toLowerCase()]: operacion(llamada) }
  }
  return {
    openapi: '3.0.3' as const,
    info: {
      title: 'Portal de catastro y permisos de obra',
      version: '1',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(servidas.map(({ capacidad }) => capacidad))].map((name) => ({
      name,
      description: `Las llamadas de ${name}`,
    })),
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey' as const, in: 'header' as const, name: 'Authorization' } },
      schemas: { Error: ERROR },
      parameters: {
        ClaveDeEnvio: {
          name: 'Idempotency-Key',
          in: 'header' as const,
          description: 'Lo que se envía dos veces con la misma clave se hace una vez, durante 24 horas',
          schema: { type: 'string' as const, pattern: CLAVE_DE_ENVIO },
        },
      },
      responses: Object.fromEntries(
        Object.entries(QUE_DICE)
          .filter(([estado]) => esDeError(Number(estado)))
          .map(([estado, description]) => [
            `Error${estado}`,
            { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
          ]),
      ),
    },
  }
}

function operacion(llamada: Llamada) {
  const { quien, params, query, unaSolaVez } = llamada
  const parameters = [
    ...parametros('path', params),
    ...parametros('query', query),
    ...(unaSolaVez ? [{ $ref: '#/components/parameters/ClaveDeEnvio' }] : []),
  ]
  const requestBody = cuerpo(llamada)
  return {
    operationId: llamada.nombre,
    tags: [llamada.capacidad],
    summary: llamada.resumen,
    description: `Quién: ${typeof quien === 'string' ? quien : quien.join(', ')}`,
    security: quien === 'publico' ? [] : [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: Object.fromEntries(estadosDe(llamada).map((estado) => [estado, respuesta(llamada, estado)])),
  }
}

function respuesta({ reply }: Llamada, estado: number) {
  if (esDeError(estado)) return { $ref: `#/components/responses/Error${estado}` }
  const description = QUE_DICE[estado] ?? ''
  if (estado !== 200 || reply === 'vacio') return { description }
  const content =
    reply === 'archivo'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: esquemaJson(reply, 'output') } }
  return { description, content }
}

function parametros(en: 'path' | 'query', esquema: z.ZodMiniType | undefined) {
  if (!esquema) return []
  const { properties = {}, required = [] } = esquemaJson(esquema, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: en,
    ...((en === 'path' || required.includes(name)) && { required: true }),
    schema,
  }))
}

function cuerpo({ json, partes, cuerpoLibre }: Llamada) {
  if (cuerpoLibre) return { content: { '*/*': { schema: {} } } }
  if (partes) {
    const { properties, ...campos } = esquemaJson(partes.campos, 'input')
    const schema = { ...campos, properties: { ...properties, ...archivos(partes.archivos) } }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  if (!json) return undefined
  const puedeFaltar = json.safeParse(undefined).success
  return {
    ...(!puedeFaltar && { required: true }),
    content: { 'application/json': { schema: esquemaJson(json, 'input') } },
  }
}

const UN_ARCHIVO = { type: 'string', format: 'binary' }

const archivos = (esperados: ArchivosEsperados) =>
  Object.fromEntries(
    Object.entries(esperados).map(([campo, { etiqueta, max }]) => [
      campo,
      max === 1
        ? { ...UN_ARCHIVO, description: etiqueta }
        : { type: 'array', maxItems: max, items: UN_ARCHIVO, description: etiqueta },
    ]),
  )
