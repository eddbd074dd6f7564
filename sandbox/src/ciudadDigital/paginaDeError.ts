import type { ErrorDePortal } from '@catastro/domain/errores'
import type { FastifyReply } from 'fastify'
import { html } from './html.ts'
import { enviarPagina } from './pagina.ts'

export const enviarPaginaDeError = (reply: FastifyReply, { status, message }: ErrorDePortal) =>
  enviarPagina(reply.code(status), {
    titulo: 'Ciudad Digital – Error',
    contenido: html`<h1>No se pudo continuar</h1><p class="tarjeta" role="alert">${message}</p>`,
  })
