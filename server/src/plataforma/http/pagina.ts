import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { conLaCiudad } from './portada.ts'

/** Where the portal's page waits for its settings: an element of data, which runs nothing. */
const LUGAR = '<script type="application/json" id="ajustes"></script>'

/** Nothing in it ends the element or begins another. */
const comoDatos = (ajustes: object) => JSON.stringify(ajustes).replaceAll('<', '\\u003c')

/**
 * The page with the settings in it: the first picture does not wait for one more call. Made once, since neither changes
 * while the server runs. `/index.html` stays as it was built: the phone that keeps it checks its bytes, and asks for the
 * settings apart.
 */
export async function servirPagina(app: FastifyInstance, carpeta: string, ajustes: object): Promise<void> {
  const construida = await readFile(join(carpeta, 'index.html'), 'utf8')
  const html = construida.replace(LUGAR, () => LUGAR.replace('><', () => `>${comoDatos(ajustes)}<`))
  app.get('/', { schema: { hide: true } }, enviar(html))
}

/** The front page, with the city in it: it asks for nothing of the portal's. */
export async function servirPortada(
  app: FastifyInstance,
  carpeta: string,
  ajustes: Parameters<typeof conLaCiudad>[1],
): Promise<void> {
  const construida = await readFile(join(carpeta, 'portada.html'), 'utf8')
  app.get('/portada', { schema: { hide: true } }, enviar(conLaCiudad(construida, ajustes)))
}

/** Compressed once, and not sent to whoever has it. */
function enviar(html: string) {
  const comprimida = brotliCompressSync(html)
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html)
    return reply.header('content-encoding', 'br').send(comprimida)
  }
}
