import { ErrorDePortal } from '@catastro/domain/errores'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieDe, cookieVencida, leerCookie } from './cookie.ts'
import type { Entorno } from './entorno.ts'
import { comoErrorDePortal } from './errores.ts'
import type { FallosPorDireccion } from './fallosPorDireccion.ts'
import { html } from './html.ts'
import { ingresar } from './ingresar.ts'
import { origenDe } from './origenes.ts'
import { enviarPagina } from './pagina.ts'
import { enviarIngreso } from './paginaDeIngreso.ts'
import { enviarPerfil, enviarSinPerfil } from './paginaDePerfil.ts'
import { cerrarSesion, usuarioDe } from './sesiones.ts'

interface Opciones {
  readonly entorno: Entorno
  readonly fallos: FallosPorDireccion
  /** Where the stand-in is mounted. */
  readonly camino: string
  readonly segura: boolean
}

/** One text of a query or form, and not a list of them. */
const campo = (datos: unknown, nombre: string): string | undefined => {
  const valor: unknown = typeof datos === 'object' && datos !== null ? Reflect.get(datos, nombre) : undefined
  return typeof valor === 'string' ? valor : undefined
}

const enviarPaginaDeError = (reply: FastifyReply, { status, message }: ErrorDePortal) =>
  enviarPagina(reply.code(status), {
    titulo: 'Ciudad Digital – Error',
    contenido: html`<h1>No se pudo continuar</h1><p class="tarjeta" role="alert">${message}</p>`,
  })

/** The pages that people see: sign-in and profile. */
export const sitio = async (app: FastifyInstance, { entorno, fallos, camino, segura }: Opciones) => {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded'))
    await app.register(formbody, { bodyLimit: 16 * 1024 })
  const ambito = { camino: camino || '/', segura }
  const enCookie = (request: FastifyRequest) => leerCookie(request.headers.cookie)

  app.setErrorHandler((error, request, reply) => {
    const conocido = comoErrorDePortal(error)
    if (conocido.status >= 500) request.log.error(error)
    return enviarPaginaDeError(reply, conocido)
  })

  app.get('/login', async ({ query, headers }, reply) => {
    const origen = await origenDe(entorno, campo(query, 'destino'))
    if (campo(query, 'logout') === 'true') {
      const token = leerCookie(headers.cookie)
      if (token) await cerrarSesion(entorno, token)
      reply.header('set-cookie', cookieVencida(ambito))
    }
    return enviarIngreso(reply, { camino, origen })
  })

  app.post('/login', async (request, reply) => {
    const origen = await origenDe(entorno, campo(request.body, 'destino'))
    try {
      const { token } = await ingresar(entorno, { cuerpo: request.body, direccion: request.ip, fallos })
      const vuelta = new URL(`${origen.url}/`)
      vuelta.search = String(new URLSearchParams({ auth: token, destino: origen.codigo }))
      return reply
        .header('set-cookie', cookieDe(token, ambito))
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .redirect(vuelta.href, 303)
    } catch (error) {
      if (!(error instanceof ErrorDePortal)) throw error
      const cuil = campo(request.body, 'documento_persona') ?? ''
      return enviarIngreso(reply.code(error.status), { camino, origen, cuil, error })
    }
  })

  // Its address carries the token: it is not written to the log.
  app.get('/perfil', { logLevel: 'warn' }, async (request, reply) => {
    const origen = await origenDe(entorno, campo(request.query, 'origin'))
    const token = campo(request.query, 'auth') ?? enCookie(request)
    const usuario = token ? await usuarioDe(entorno, token) : null
    return usuario ? enviarPerfil(reply, usuario, origen) : enviarSinPerfil(reply, camino, origen)
  })
}
