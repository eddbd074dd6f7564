import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CiudadDeLaPortada, conColores, conLaCiudad, type DeLaPortada, enHtml } from './portada.ts'

/** Where the portal's page waits for its settings: an element of data, which runs nothing. */
const LUGAR = '<script type="application/json" id="ajustes"></script>'

/** Nothing in it ends the element or begins another. */
const comoDatos = (ajustes: object) => JSON.stringify(ajustes).replaceAll('<', '\\u003c')

/** The name that the portal is built with; each screen's title is followed by what the page came with. */
const TITULO = '<title>Catastro</title>'

/** No call of the API's. Who looks whether it is there (HEAD) is told what GET would say, without its bytes. */
export const PARA_NAVEGADORES = { schema: { hide: true }, exposeHeadRoute: true } as const

interface ConCiudad {
  readonly ciudad: Pick<CiudadDeLaPortada, 'color' | 'acento' | 'portal'>
}

/**
 * The page with the settings in it: the first picture does not wait for one more call. `/index.html` stays as it was built:
 * the phone that keeps it checks its bytes, and asks for the settings apart.
 */
export async function servirPagina<A extends ConCiudad>(
  app: FastifyInstance,
  carpeta: string,
  ajustes: () => Promise<A>,
): Promise<void> {
  const construida = await readFile(join(carpeta, 'index.html'), 'utf8')
  const armar = (dados: A) =>
    conColores(construida, dados.ciudad)
      .replace(TITULO, () => TITULO.replace('Catastro', () => enHtml(dados.ciudad.portal)))
      .replace(LUGAR, () => LUGAR.replace('><', () => `>${comoDatos(dados)}<`))
  app.get('/', PARA_NAVEGADORES, enviar(armar, ajustes))
}

/** The front page, with the city in it: it asks for nothing of the portal's. */
export async function servirPortada(
  app: FastifyInstance,
  carpeta: string,
  ajustes: () => Promise<DeLaPortada>,
): Promise<void> {
  const construida = await readFile(join(carpeta, 'portada.html'), 'utf8')
  app.get(
    '/portada',
    PARA_NAVEGADORES,
    enviar((dados) => conLaCiudad(construida, dados), ajustes),
  )
}

/** Made and compressed once for each change of what is in it, and not sent to whoever has it. */
function enviar<A>(armar: (ajustes: A) => string, ajustes: () => Promise<A>) {
  let hecha = { de: '', html: '', comprimida: Buffer.alloc(0), etag: '' }
  const pagina = async () => {
    const dados = await ajustes()
    const de = JSON.stringify(dados)
    if (de !== hecha.de) {
      const html = armar(dados)
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
      hecha = { de, html, comprimida: brotliCompressSync(html), etag }
    }
    return hecha
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { html, comprimida, etag } = await pagina()
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html)
    return reply.header('content-encoding', 'br').send(comprimida)
  }
}
