import type { FastifyInstance } from 'fastify'
import { demasiadoHondo } from './json.ts'

const MAX_AVISO = 64 * 1024

/** Reads whatever an outside system sends, of whatever type: the JSON that it holds, or undefined. */
export function aceptarCualquierCuerpo(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_AVISO }, (_request, cuerpo, listo) => {
    listo(null, comoJson(String(cuerpo)))
  })
}

function comoJson(texto: string): unknown {
  if (demasiadoHondo(texto)) return undefined
  try {
    return JSON.parse(texto)
  } catch {
    return undefined
  }
}
