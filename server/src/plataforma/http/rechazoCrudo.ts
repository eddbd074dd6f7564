import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { DE_DATOS } from './cabeceras.ts'

const CABECERAS = Object.entries(DE_DATOS)
  .map(([nombre, valor]) => `${nombre}: ${valor}`)
  .join('\r\n')

/** Answers on the connection itself what never became a request, in the shape of every other error, and closes it. */
export function cortarCon(conexion: Socket, status: number, message: string): void {
  if (conexion.destroyed) return
  if (!conexion.writable) {
    conexion.destroy()
    return
  }
  const cuerpo = JSON.stringify({ ok: false, message })
  conexion.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${CABECERAS}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(cuerpo)}\r\nConnection: close\r\n\r\n${cuerpo}`,
    () => conexion.destroy(),
  )
}

const DEL_ANALIZADOR: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Las cabeceras del pedido son demasiado largas'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Lo enviado supera el tamaño permitido'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'El pedido tardó demasiado en llegar'],
}

/** What Node's parser refuses before there is a request. */
export function alFallarElCliente(error: { readonly code?: string }, conexion: Socket): void {
  if (error.code === 'ECONNRESET') {
    conexion.destroy()
    return
  }
  const [status, message] = DEL_ANALIZADOR[error.code ?? ''] ?? [400, 'El pedido no es válido']
  cortarCon(conexion, status, message)
}
