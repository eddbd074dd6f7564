import type { Readable } from 'node:stream'
import { ARCHIVO_NO_ENCONTRADO } from '@catastro/domain/carpetas/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { FastifyReply } from 'fastify'
import type { Almacen } from '../archivos/almacen.ts'

export interface ArchivoPorEntregar {
  readonly ruta: string
  readonly tipoMime: string
  readonly nombre: string
  readonly tamano: number
}

/** What a browser may show by itself; anything else is only ever downloaded (S-7). */
const EN_LINEA = ['application/pdf', 'image/png', 'image/jpeg']

const disposicion = (modo: 'inline' | 'attachment', nombre: string) =>
  `${modo}; filename="${nombre.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(nombre).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`

/** The headers of bytes that somebody sent: shown as what they are or downloaded, and never run. */
export function comoArchivo(reply: FastifyReply, tipo: string, nombre: string, tamano?: number): void {
  reply
    .type(tipo)
    .header('content-disposition', disposicion(EN_LINEA.includes(tipo) ? 'inline' : 'attachment', nombre))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
  if (tamano !== undefined) reply.header('content-length', tamano)
}

/** A stored file, as it is. */
export async function entregarArchivo(
  almacen: Almacen,
  { ruta, tipoMime, nombre, tamano }: ArchivoPorEntregar,
  reply: FastifyReply,
): Promise<Readable> {
  const flujo = await almacen.leer(ruta).catch((error: unknown) => {
    reply.log.error({ err: error, ruta }, 'falta un archivo en el almacén')
    throw new ErrorDePortal(404, ARCHIVO_NO_ENCONTRADO)
  })
  comoArchivo(reply, tipoMime, nombre, tamano)
  return flujo
}
