import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { ESTILO } from './estilo.ts'
import { Html, html } from './html.ts'

interface Pagina {
  readonly titulo: string
  readonly contenido: Html
  /** Addresses that its form may lead to besides this site: browsers hold redirects to `form-action` too. */
  readonly formularioHacia?: readonly string[]
  /** Runs first of all, before anything of the page can be clicked. */
  readonly guion?: string
}

/** Sends a page that may load nothing but its own style and script, and tells nobody its address. */
export const enviarPagina = (reply: FastifyReply, { titulo, contenido, formularioHacia = [], guion }: Pagina) => {
  const nonce = randomBytes(16).toString('base64')
  const politica = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(guion ? [`script-src 'nonce-${nonce}'`] : []),
    `form-action ${["'self'", ...formularioHacia].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const documento = html`<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titulo}</title>
${guion ? html`<script nonce="${nonce}">${new Html(guion)}</script>` : null}
<style nonce="${nonce}">${new Html(ESTILO)}</style>
</head>
<body>
<header><p class="marca">Ciudad Digital</p></header>
<main>${contenido}</main>
<footer><p>Sitio de demostración: reemplaza al ingreso de Ciudad Digital.</p></footer>
</body>
</html>`
  return reply
    .header('content-security-policy', politica)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(documento.texto)
}
