import { authStatusCiudadDigital, buscarCiudadano, login, type Usuario } from '@catastro/domain/acceso/llamadas'
import { ErrorDePortal, erroresDe, GENERICO } from '@catastro/domain/errores'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consultarCiudadano } from './consultarCiudadano.ts'
import type { Entorno } from './entorno.ts'
import { comoErrorDePortal, cuerpoDeError } from './errores.ts'
import type { FallosPorDireccion } from './fallosPorDireccion.ts'
import { ingresar } from './ingresar.ts'
import { NO_EXISTE, SESION_NO_VALIDA } from './mensajes.ts'
import { usuarioDe } from './sesiones.ts'

interface Opciones {
  readonly entorno: Entorno
  readonly fallos: FallosPorDireccion
  /** Whose pages may ask from a browser. */
  readonly urlPortal: string
}

/** The calls that the portal makes, as `domain` declares them. */
export const api = async (app: FastifyInstance, { entorno, fallos, urlPortal }: Opciones) => {
  /** The token comes bare or after `Bearer`. */
  const exigirUsuario = async ({ headers }: FastifyRequest): Promise<Usuario> => {
    const token = (headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim()
    const usuario = token === '' ? null : await usuarioDe(entorno, token)
    if (!usuario) throw new ErrorDePortal(401, SESION_NO_VALIDA)
    return usuario
  }

  app.setErrorHandler((error, request, reply) => {
    const conocido = comoErrorDePortal(error)
    if (conocido.status >= 500) request.log.error(error)
    if (conocido.status === 429) reply.header('retry-after', '60')
    return reply.code(conocido.status).send(cuerpoDeError(conocido))
  })
  app.setNotFoundHandler((_, reply) => reply.code(404).send(cuerpoDeError(new ErrorDePortal(404, NO_EXISTE))))
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })

  const { origin: portal } = new URL(urlPortal)
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('vary', 'Origin')
    if (headers.origin === portal) reply.header('access-control-allow-origin', portal)
  })
  // What a browser asks first, without a token.
  app.options('/usuarios/*', (_, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'Authorization, Content-Type')
      .send(),
  )

  app.post(login.path, { bodyLimit: 16 * 1024 }, async ({ body, ip }) => {
    const { usuario, token } = await ingresar(entorno, { cuerpo: body, direccion: ip, fallos })
    return { user: { usuarioSinContraseña: usuario }, token }
  })

  app.get(authStatusCiudadDigital.path, async (request) => ({ usuarioSinContraseña: await exigirUsuario(request) }))

  app.get(buscarCiudadano.path.replace('{cuil}', ':cuil'), async (request) => {
    const { id_persona } = await exigirUsuario(request)
    const leido = buscarCiudadano.params.safeParse(request.params)
    if (!leido.success) {
      const errores = erroresDe(buscarCiudadano.params, leido.error.issues)
      throw new ErrorDePortal(400, errores[0]?.msg ?? GENERICO, errores)
    }
    return { ciudadano: await consultarCiudadano(entorno, id_persona, leido.data.cuil) }
  })
}
