import type { Usuario } from '@catastro/domain/acceso/llamadas'
import type { FastifyReply } from 'fastify'
import { html } from './html.ts'
import { SESION_NO_VALIDA } from './mensajes.ts'
import type { Origen } from './origenes.ts'
import { enviarPagina } from './pagina.ts'

const TITULO = 'Ciudad Digital – Mi perfil'

/** The token leaves the address, and with it the history, before anything else happens. */
const SIN_AUTH = `const d=new URL(location.href);d.searchParams.delete('auth');history.replaceState(null,'',d)`

export const enviarPerfil = (reply: FastifyReply, usuario: Usuario, origen: Origen) =>
  enviarPagina(reply, {
    titulo: TITULO,
    guion: SIN_AUTH,
    contenido: html`
<h1>Mi perfil</h1>
<div class="tarjeta"><dl>
<dt>Nombre</dt><dd>${usuario.nombre_persona}</dd>
<dt>Apellido</dt><dd>${usuario.apellido_persona}</dd>
<dt>CUIL</dt><dd>${usuario.documento_persona}</dd>
<dt>DNI</dt><dd>${usuario.documento_persona.slice(2, 10)}</dd>
<dt>Correo electrónico</dt><dd>${usuario.email_persona}</dd>
<dt>Teléfono</dt><dd>${usuario.telefono_persona}</dd>
</dl></div>
<a class="boton principal" href="${origen.url}/">Volver al portal</a>`,
  })

export const enviarSinPerfil = (reply: FastifyReply, camino: string, origen: Origen) =>
  enviarPagina(reply.code(401), {
    titulo: TITULO,
    guion: SIN_AUTH,
    contenido: html`
<h1>Mi perfil</h1>
<p class="tarjeta" role="alert">${SESION_NO_VALIDA}</p>
<a class="boton principal" href="${camino}/login?destino=${encodeURIComponent(origen.codigo)}">Ingresar</a>`,
  })
