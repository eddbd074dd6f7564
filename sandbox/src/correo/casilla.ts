import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Pool } from 'pg'
import { adjuntoDe, type Correo, CorreoRecibido, correoPorId, correosDe, guardarCorreo } from './correos.ts'
import { ESQUEMA } from './esquema.sql.ts'
import { paginaDeCorreo, paginaDeLista } from './paginas.ts'

interface Opciones {
  readonly db: Pool
}

const MAX_CUERPO = 20 * 1024 * 1024
const EN_LA_PAGINA = 100
const PARA_PROGRAMAS = 1000

interface Numeros {
  readonly Params: { readonly id: string; readonly orden: string }
}
interface Filtro {
  readonly Querystring: { readonly para?: unknown }
}

/** No more than the screen of a demonstration holds: a number of a row, or one that no row has. */
const numero = (texto: string) => (/^\d{1,9}$/.test(texto) ? Number(texto) : -1)

/** Pictures that came with it, where its HTML names them by the name of the file. */
const conSusImagenes = ({ id, html, adjuntos }: Correo, camino: string) =>
  html.replace(/"cid:([\w.-]+)@[\w.-]+"/g, (como, nombre) => {
    const orden = adjuntos.findIndex((adjunto) => adjunto.nombre === nombre)
    return orden < 0 ? como : `"${camino}/${id}/adjuntos/${orden}"`
  })

/**
 * Stand-in of the city's mail server: it takes mails by HTTP and shows them, as pages for people and as JSON for
 * programs. Register it with a `prefix`.
 */
export const casillaDeCorreo = async (app: FastifyInstance, { db }: Opciones) => {
  await db.query(ESQUEMA)
  const camino = app.prefix
  const noEsta = (reply: FastifyReply) => reply.code(404).send({ ok: false, message: 'El correo no existe' })

  app.post('/', { bodyLimit: MAX_CUERPO }, async ({ body }, reply) => {
    const leido = CorreoRecibido.safeParse(body)
    if (!leido.success) return reply.code(400).send({ ok: false, message: 'El correo no es válido' })
    await guardarCorreo(db, leido.data)
    return { ok: true, message: 'Correo recibido' }
  })

  app.get<Filtro>('/', async ({ query, headers }, reply) => {
    const para = typeof query.para === 'string' ? query.para.trim() : ''
    if (!headers.accept?.includes('application/json')) {
      return paginaDeLista(reply, camino, para, await correosDe(db, para, EN_LA_PAGINA))
    }
    const correos = await correosDe(db, para, PARA_PROGRAMAS)
    return {
      correos: correos.map(({ adjuntos, ...correo }) => ({
        ...correo,
        adjuntos: adjuntos.map((a, orden) => ({ ...a, url: `${camino}/${correo.id}/adjuntos/${orden}` })),
      })),
    }
  })

  app.get<Numeros>('/:id', async ({ params }, reply) => {
    const correo = await correoPorId(db, numero(params.id))
    return correo ? paginaDeCorreo(reply, camino, correo) : noEsta(reply)
  })

  app.get<Numeros>('/:id/html', async ({ params }, reply) => {
    const correo = await correoPorId(db, numero(params.id))
    if (!correo) return noEsta(reply)
    return reply
      .header(
        'content-security-policy',
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      )
      .type('text/html; charset=utf-8')
      .send(conSusImagenes(correo, camino))
  })

  app.get<Numeros>('/:id/adjuntos/:orden', async ({ params }, reply) => {
    const adjunto = await adjuntoDe(db, numero(params.id), numero(params.orden))
    if (!adjunto) return noEsta(reply)
    return reply
      .header('content-disposition', `inline; filename="${adjunto.nombre.replace(/[^\w.-]/g, '_')}"`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .type(adjunto.tipoMime)
      .send(adjunto.contenido)
  })
}
