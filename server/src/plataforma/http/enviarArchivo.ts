import type { Readable } from 'node:stream'
import { ARCHIVO_NO_ENCONTRADO } from '@catastro/domain/archivos/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { FastifyReply } from 'fastify'
import { type Almacen, ArchivoInexistente } from '../archivos/almacen.ts'

/** What a browser may show by itself; anything else is only ever downloaded (S-7). */
const EN_LINEA = ['application/pdf', 'image/png', 'image/jpeg']

const disposicion = (modo: 'inline' | 'attachment', nombre: string) =>
  `${modo}; filename="${nombre.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(nombre).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`

/** The headers of a stored file: its type and name, and nothing that could make it run. */
export function comoArchivo(reply: FastifyReply, tipo: string, nombre: string, tamano?: number): void {
  reply
    .type(tipo)
    .header('content-disposition', disposicion(EN_LINEA.includes(tipo) ? 'inline' : 'attachment', nombre))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
  if (tamano !== undefined) reply.header('content-length', tamano)
}

/** What its row says of a stored file. */
export interface ArchivoConFila {
  readonly nombreOriginal: string
  readonly tipoMime: string
  readonly tamano: number
  readonly ruta: string
}

export async function enviarArchivo(almacen: Almacen, archivo: ArchivoConFila, reply: FastifyReply): Promise<Readable> {
  const flujo = await almacen.leer(archivo.ruta).catch((error: unknown) => {
    if (!(error instanceof ArchivoInexistente)) throw error
    reply.log.error({ err: error, ruta: archivo.ruta }, 'falta un archivo en el almacén')
    throw new ErrorDePortal(404, ARCHIVO_NO_ENCONTRADO)
  })
  comoArchivo(reply, archivo.tipoMime, archivo.nombreOriginal, archivo.tamano)
  return flujo
}
