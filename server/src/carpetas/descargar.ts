import type { Readable } from 'node:stream'
import { ARCHIVO_NO_ENCONTRADO, CARPETA_SIN_ARCHIVOS } from '@catastro/domain/carpetas/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { FastifyReply } from 'fastify'
import yazl from 'yazl'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import type { FilaDeArchivo } from './archivos.ts'

/** What a browser may show by itself; anything else is only ever downloaded (S-7). */
const EN_LINEA = ['application/pdf', 'image/png', 'image/jpeg']

const disposicion = (modo: 'inline' | 'attachment', nombre: string) =>
  `${modo}; filename="${nombre.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(nombre).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`

function comoArchivo(reply: FastifyReply, tipo: string, nombre: string, tamano?: number): void {
  reply
    .type(tipo)
    .header('content-disposition', disposicion(EN_LINEA.includes(tipo) ? 'inline' : 'attachment', nombre))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
  if (tamano !== undefined) reply.header('content-length', tamano)
}

export async function enviarArchivo(almacen: Almacen, archivo: FilaDeArchivo, reply: FastifyReply): Promise<Readable> {
  const flujo = await almacen.leer(archivo.ruta).catch((error: unknown) => {
    reply.log.error({ err: error, idArchivo: archivo.idArchivo }, 'falta un archivo en el almacén')
    throw new ErrorDePortal(404, ARCHIVO_NO_ENCONTRADO)
  })
  comoArchivo(reply, archivo.tipoMime, archivo.nombreOriginal, archivo.tamano)
  return flujo
}

/** One file as it is; several in a ZIP made while it is sent (A-42). */
export async function enviarArchivos(
  almacen: Almacen,
  idCarpeta: number,
  archivos: readonly FilaDeArchivo[],
  reply: FastifyReply,
): Promise<Readable> {
  const [primero, ...otros] = archivos
  if (!primero) throw new ErrorDePortal(404, CARPETA_SIN_ARCHIVOS)
  if (otros.length === 0) return enviarArchivo(almacen, primero, reply)

  const zip = new yazl.ZipFile()
  const salida = zip.outputStream as Readable
  zip.on('error', (error: Error) => salida.destroy(error))
  for (const [nombre, archivo] of conNombresDistintos(archivos)) {
    // Stored as they are: PDFs and pictures are compressed already. Each file is opened when its turn comes.
    zip.addReadStreamLazy(nombre, { compress: false, mtime: archivo.subidoEl, size: archivo.tamano }, (listo) => {
      almacen.leer(archivo.ruta).then(
        (flujo) => listo(null, flujo),
        (error: Error) => listo(error, null as never),
      )
    })
  }
  zip.end()
  comoArchivo(reply, 'application/zip', `carpeta-${idCarpeta}.zip`)
  return salida
}

/** What no system takes in a file's name; 'C:plano.pdf' would be refused by the ZIP itself. */
const nombreEnZip = (nombre: string) => nombre.replace(/[\\/:*?"<>|]/g, '_').replace(/^\.+$/, 'archivo')

/** Two files called the same, also but for capitals, become 'plano.pdf' and 'plano (2).pdf'. */
function conNombresDistintos(archivos: readonly FilaDeArchivo[]): [string, FilaDeArchivo][] {
  const usados = new Set<string>()
  return archivos.map((archivo) => {
    const nombre = nombreEnZip(archivo.nombreOriginal)
    const punto = nombre.lastIndexOf('.')
    const corte = punto > 0 ? punto : nombre.length
    let propio = nombre
    for (let vez = 2; usados.has(propio.toLowerCase()); vez++) {
      propio = `${nombre.slice(0, corte)} (${vez})${nombre.slice(corte)}`
    }
    usados.add(propio.toLowerCase())
    return [propio, archivo]
  })
}
