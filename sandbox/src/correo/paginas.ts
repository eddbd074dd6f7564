import { randomBytes } from 'node:crypto'
import { formatoDeLaCiudad } from '@catastro/domain/zona'
import type { FastifyReply } from 'fastify'
import { ESTILO } from '../ciudadDigital/estilo.ts'
import { Html, html } from '../ciudadDigital/html.ts'
import type { Correo } from './correos.ts'

const ESTILO_DE_CASILLA = `${ESTILO}
main{max-width:960px}
.filtro{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:0 0 24px}
.filtro div{flex:1 1 240px}
.filtro input{margin:0}
.lista{list-style:none;margin:0;padding:0;display:grid;gap:8px}
.lista a{display:grid;gap:2px;padding:12px 16px;background:#fff;border:1px solid #DCE2E8;border-radius:8px;color:inherit;
  text-decoration:none}
.lista a:hover{border-color:#0B4F8A}
.lista strong{color:#0B4F8A}
.menor{color:#51606F;font-size:14px;overflow-wrap:anywhere}
iframe{width:100%;height:560px;border:1px solid #DCE2E8;border-radius:8px;background:#fff}
.volver{display:inline-block;margin:0 0 12px}
`

const fecha = formatoDeLaCiudad('es-AR', {
  dateStyle: 'short',
  timeStyle: 'medium',
})

function enviar(reply: FastifyReply, titulo: string, contenido: Html) {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titulo}</title>
<style nonce="${nonce}">${new Html(ESTILO_DE_CASILLA)}</style>
</head>
<body>
<header><p class="marca">Casilla de demostración</p></header>
<main>${contenido}</main>
<footer><p>Aquí llegan los correos del portal cuando no hay un servidor de correo.</p></footer>
</body>
</html>`.texto,
    )
}

const enLista = (camino: string, { id, para, asunto, fecha: cuando, adjuntos, veces }: Correo) => html`
<li><a href="${camino}/${id}"><strong>${asunto}</strong>
<span>Para ${para}</span>
<span class="menor">${fecha.format(cuando)}${adjuntos.length > 0 ? html` · ${adjuntos.length} adjunto` : null}${
  veces > 1 ? html` · llegó ${veces} veces` : null
}</span></a></li>`

export const paginaDeLista = (reply: FastifyReply, camino: string, para: string, correos: readonly Correo[]) =>
  enviar(
    reply,
    'Correos del portal',
    html`
<h1>Correos del portal</h1>
<form class="filtro" method="get" action="${camino}" role="search">
<div><label for="para">Destinatario</label><input id="para" name="para" type="search" value="${para}"></div>
<button class="principal">Filtrar</button>
</form>
${
  correos.length === 0
    ? html`<p class="tarjeta">No hay correos${para === '' ? null : html` para ${para}`}.</p>`
    : html`<ol class="lista">${correos.map((correo) => enLista(camino, correo))}</ol>`
}`,
  )

export const paginaDeCorreo = (reply: FastifyReply, camino: string, correo: Correo) =>
  enviar(
    reply,
    correo.asunto,
    html`
<a class="volver" href="${camino}">Todos los correos</a>
<h1>${correo.asunto}</h1>
<div class="tarjeta"><dl>
<dt>De</dt><dd>${correo.de}</dd>
<dt>Para</dt><dd>${correo.para}</dd>
<dt>Fecha</dt><dd>${fecha.format(correo.fecha)}</dd>
<dt>Message-ID</dt><dd>${correo.idMensaje}</dd>
${correo.adjuntos.map(
  ({ nombre, tamano }, orden) => html`<dt>Adjunto</dt>
<dd><a href="${camino}/${correo.id}/adjuntos/${orden}">${nombre}</a> (${Math.ceil(tamano / 1024)} KB)</dd>`,
)}
</dl></div>
<iframe title="Contenido del correo" src="${camino}/${correo.id}/html"></iframe>`,
  )
