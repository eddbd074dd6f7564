import type { Redaccion } from '@catastro/domain/notificaciones/correo'
import { CORREO_AUTOMATICO } from '@catastro/domain/notificaciones/mensajes'
import { cidDe } from '../plataforma/correo/cartero.ts'
import type { Membrete } from '../plataforma/membrete/membrete.ts'

const enlaceDe = ({ ruta }: Redaccion['accion'], { urlPortal }: Membrete) => `${urlPortal}/#${ruta}`

const deQuien = ({ ciudad, dependencia }: Membrete) => `${ciudad} · ${dependencia}`

/** The mail for who reads plain text. */
export function textoDeCorreo(redaccion: Redaccion, membrete: Membrete): string {
  return [
    ...redaccion.parrafos,
    redaccion.datos.map(([nombre, valor]) => `${nombre}: ${valor}`).join('\n'),
    ...[redaccion.accion, ...(redaccion.otra ? [redaccion.otra] : [])].map(
      (enlace) => `${enlace.texto}: ${enlaceDe(enlace, membrete)}`,
    ),
    `-- \n${deQuien(membrete)}\n${CORREO_AUTOMATICO}`,
  ]
    .filter((parte) => parte !== '')
    .join('\n\n')
}

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapar = (texto: string) => texto.replace(/[&<>"]/g, (signo) => ENTIDADES[signo] ?? '')
const enRenglones = (texto: string) => escapar(texto).replace(/\n/g, '<br>')

const FUENTE = "font:16px/1.5 'Encode Sans',Arial,sans-serif;color:#1B2733"
const NOMBRE = 'padding:6px 16px 6px 0;color:#51606F;vertical-align:top'
const VALOR = 'padding:6px 0;vertical-align:top'
const boton = (color: string) =>
  `display:inline-block;padding:12px 24px;border-radius:8px;background:${color};color:#FFFFFF;font-weight:600;text-decoration:none`

const otra = (color: string) => `color:${color}`

/** The crest as it travels with a mail: nothing is asked of the portal when it is opened. */
export const NOMBRE_DE_ESCUDO = 'escudo.png'

const ESCUDO = 'vertical-align:middle;margin-right:12px;border-radius:4px;background:#FFFFFF'
const ESCUDO_EN_HTML = `<img src="cid:${cidDe(NOMBRE_DE_ESCUDO)}" alt="" height="40" style="${ESCUDO}">`

/** The same for who reads HTML: one column, styles in place, no picture but the city's crest, and nothing from elsewhere. */
export function htmlDeCorreo(redaccion: Redaccion, membrete: Membrete): string {
  const parrafos = redaccion.parrafos.map((texto) => `<p style="margin:0 0 16px">${enRenglones(texto)}</p>`).join('')
  const datos = redaccion.datos
    .map(
      ([nombre, valor]) =>
        `<tr><td style="${NOMBRE}">${escapar(nombre)}</td><td style="${VALOR}">${enRenglones(valor)}</td></tr>`,
    )
    .join('')
  const enHtml = (enlace: Redaccion['accion'], estilo: string) =>
    `<a href="${escapar(enlaceDe(enlace, membrete))}" target="_blank" style="${estilo}">${escapar(enlace.texto)}</a>`
  return `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapar(redaccion.asunto)}</title></head>
<body style="margin:0;padding:24px 16px;background:#F5F7FA;${FUENTE}">
<div style="max-width:600px;margin:0 auto;background:#FFFFFF;border:1px solid #DCE2E8;border-radius:8px;overflow:hidden">
<p style="margin:0;padding:16px 24px;background:${membrete.color};color:#FFFFFF;font-weight:600">${membrete.escudo ? ESCUDO_EN_HTML : ''}${escapar(deQuien(membrete))}</p>
<div style="padding:24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.35">${escapar(redaccion.asunto)}</h1>
${parrafos}
<table role="presentation" style="border-collapse:collapse;margin:0 0 24px;${FUENTE}">${datos}</table>
${enHtml(redaccion.accion, boton(membrete.color))}
${redaccion.otra ? `<p style="margin:16px 0 0">${enHtml(redaccion.otra, otra(membrete.color))}</p>` : ''}
<p style="margin:24px 0 0;font-size:14px;color:#51606F">${CORREO_AUTOMATICO}</p>
</div></div></body></html>`
}
