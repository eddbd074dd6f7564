import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { ESTILO } from '../ciudadDigital/estilo.ts'
import { Html, html } from '../ciudadDigital/html.ts'
import { estaAbierta, nombreDe } from './estados.ts'
import { conComa, type Transaccion } from './transacciones.ts'

const ESTILO_DE_TARJETA = `${ESTILO}
.importe{font-size:28px;font-weight:600;font-variant-numeric:tabular-nums;margin:0 0 16px}
.plastico{border:1px solid #51606F;border-radius:12px;padding:16px 24px;margin:0 0 24px;max-width:360px;
  background:#E3EEF9;font-variant-numeric:tabular-nums}
.plastico p{margin:0}
.botones{display:flex;gap:12px;margin:0}
@media (max-width:600px){.botones{flex-direction:column}}
.secundario{min-height:44px;padding:8px 24px;border:1px solid #0B4F8A;background:#fff;color:#0B4F8A;font-weight:600}
.malo{min-height:44px;padding:8px 24px;border:1px solid #9B1C1C;background:#fff;color:#9B1C1C;font-weight:600}
`

function enviarPagina(reply: FastifyReply, titulo: string, contenido: Html, formularioHacia: readonly string[] = []) {
  const nonce = randomBytes(16).toString('base64')
  const documento = html`<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titulo}</title>
<style nonce="${nonce}">${new Html(ESTILO_DE_TARJETA)}</style>
</head>
<body>
<header><p class="marca">Pago con tarjeta</p></header>
<main>${contenido}</main>
<footer><p>Sitio de demostración: reemplaza al proveedor de pagos. No se cobra nada.</p></footer>
</body>
</html>`
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action ${["'self'", ...formularioHacia].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(documento.texto)
}

const pesos = (centavos: string) => `$ ${conComa(centavos).replace(/\B(?=(\d{3})+(?!\d))/g, '.')}`

/** The card page: Pagar, Rechazar and Cancelar. Nobody types a card here. */
export function enviarTarjeta(reply: FastifyReply, camino: string, t: Transaccion) {
  const vueltas = [t.vuelta_exito, t.vuelta_cancelacion].map((direccion) => new URL(direccion).origin)
  if (!estaAbierta(t.estado_id)) return enviarTerminada(reply, t)
  return enviarPagina(
    reply,
    'Pago con tarjeta',
    html`
<h1>Confirme su pago</h1>
<div class="tarjeta">
<p class="importe">${pesos(t.monto)}</p>
<dl><dt>Producto</dt><dd>${t.producto}</dd><dt>Operación</dt><dd>${t.transaccion_comercio_id}</dd></dl>
</div>
<div class="plastico"><p>Tarjeta de demostración</p><p>•••• •••• •••• 4242</p><p>PERSONA DE PRUEBA</p></div>
<form method="post" action="${camino}/tarjeta/${t.id_plataforma}" class="botones">
<button class="principal" type="submit" name="accion" value="REALIZADA">Pagar</button>
<button class="malo" type="submit" name="accion" value="RECHAZADA">Rechazar</button>
<button class="secundario" type="submit" name="accion" value="CANCELADA">Cancelar</button>
</form>`,
    [...new Set(vueltas)],
  )
}

const enviarTerminada = (reply: FastifyReply, t: Transaccion) =>
  enviarPagina(
    reply,
    'Pago con tarjeta',
    html`<h1>Esta operación ya terminó</h1>
<p class="tarjeta" role="status">La operación ${t.transaccion_comercio_id} quedó como ${nombreDe(t.estado_id)}.</p>
<a class="boton principal" href="${t.vuelta_exito}">Volver al portal</a>`,
  )

export const enviarError = (reply: FastifyReply, status: number, texto: string) =>
  enviarPagina(
    reply.code(status),
    'Pago con tarjeta – Error',
    html`<h1>No se pudo continuar</h1><p class="tarjeta" role="alert">${texto}</p>`,
  )
