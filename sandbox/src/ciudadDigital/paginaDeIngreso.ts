import type { ErrorDePortal } from '@catastro/domain/errores'
import type { FastifyReply } from 'fastify'
import { html } from './html.ts'
import type { Origen } from './origenes.ts'
import { enviarPagina } from './pagina.ts'
import { CLAVE_DEMO, PERSONAS_DEMO, type PersonaDemo } from './personas.ts'

interface Ingreso {
  /** Where the stand-in is mounted. */
  readonly camino: string
  readonly origen: Origen
  /** What was typed before, and what was wrong with it. */
  readonly cuil?: string
  readonly error?: ErrorDePortal
}

const TITULO_INGRESO = 'Ciudad Digital – Ingresar'

export const enviarIngreso = (reply: FastifyReply, ingreso: Ingreso) => {
  const accion = `${ingreso.camino}/login`
  return enviarPagina(reply, {
    titulo: TITULO_INGRESO,
    formularioHacia: [new URL(ingreso.origen.url).origin],
    contenido: html`
${ingreso.error ? resumen(ingreso.error) : null}
<h1>Ingresar a Ciudad Digital</h1>
<form class="tarjeta" method="post" action="${accion}" novalidate>
<input type="hidden" name="destino" value="${ingreso.origen.codigo}">
${campo(ingreso, CUIL)}
${campo(ingreso, CONTRASENA)}
<button class="principal" type="submit">Ingresar</button>
</form>
<section class="tarjeta" aria-labelledby="demo">
<h2 id="demo">Personas de la demostración</h2>
<p class="ayuda">Elija una para ingresar como ella. La contraseña de todas es «${CLAVE_DEMO}».</p>
<form method="post" action="${accion}">
<input type="hidden" name="destino" value="${ingreso.origen.codigo}">
<input type="hidden" name="contraseña" value="${CLAVE_DEMO}">
<ul class="personas">${PERSONAS_DEMO.map(tarjeta)}</ul>
</form>
</section>
<p><a href="${new URL('portada', ingreso.origen.url).href}">Portada de Catastro</a></p>`,
  })
}

interface Campo {
  readonly nombre: string
  readonly id: string
  readonly etiqueta: string
  readonly tipo: 'text' | 'password'
  readonly autocompletar: string
}
const CUIL: Campo = {
  nombre: 'documento_persona',
  id: 'cuil',
  etiqueta: 'CUIL',
  tipo: 'text',
  autocompletar: 'username',
}
const CONTRASENA: Campo = {
  nombre: 'contraseña',
  id: 'contrasena',
  etiqueta: 'Contraseña',
  tipo: 'password',
  autocompletar: 'current-password',
}

const campo = ({ cuil = '', error }: Ingreso, { nombre, id, etiqueta, tipo, autocompletar }: Campo) => {
  const queja = error?.errors.find(({ path }) => path === nombre)?.msg
  const senas = queja ? html` aria-invalid="true" aria-describedby="${id}-error"` : null
  const valor = tipo === 'text' ? html` inputmode="numeric" value="${cuil}"` : null
  return html`<label for="${id}">${etiqueta}</label>
${queja ? html`<p class="error" id="${id}-error">${queja}</p>` : null}
<input id="${id}" name="${nombre}" type="${tipo}" autocomplete="${autocompletar}" required${valor}${senas}>`
}

/** Focused as the page opens, so that it is read out first. A refused sign-in leads to the first field. */
const resumen = ({ message, errors }: ErrorDePortal) => {
  const problemas = errors.length > 0 ? errors : [{ msg: message, path: CUIL.nombre }]
  return html`<div class="problema" role="alert" tabindex="-1" autofocus>
<h2>Hay un problema</h2>
<ul>${problemas.map(({ msg, path }) => html`<li><a href="#${path === CONTRASENA.nombre ? CONTRASENA.id : CUIL.id}">${msg}</a></li>`)}</ul>
</div>`
}

const tarjeta = ({ nombre, apellido, rol, cuil }: PersonaDemo) => html`<li>
<button class="persona" type="submit" name="documento_persona" value="${cuil}">
<span class="nombre">${nombre} ${apellido}</span>
<span class="rol">${rol}</span>
<span class="numero">CUIL ${cuil}</span>
</button></li>`
