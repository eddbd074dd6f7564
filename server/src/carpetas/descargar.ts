import type { Readable } from 'node:stream'
import { NO_VAN_EN_EL_ZIP } from '@catastro/domain/antivirus/mensajes'
import { CARPETA_SIN_ARCHIVOS } from '@catastro/domain/carpetas/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { FastifyReply } from 'fastify'
import yazl from 'yazl'
import { type AlmacenVigilado, ArchivoRetenido } from '../plataforma/archivos/vigilado.ts'
import { comoArchivo, enviarArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { FilaDeArchivo } from './archivos.ts'

/** One file as it is; several in a ZIP made while it is sent, with a note of those that may not be opened. */
export async function enviarArchivos(
  almacen: AlmacenVigilado,
  idCarpeta: number,
  archivos: readonly FilaDeArchivo[],
  reply: FastifyReply,
): Promise<Readable> {
  const [primero, ...otros] = archivos
  if (!primero) throw new ErrorDePortal(404, CARPETA_SIN_ARCHIVOS)
  if (otros.length === 0) return enviarArchivo(almacen, primero, reply)

  const situaciones = await almacen.situaciones(archivos.map(({ ruta }) => ruta))
  const [retenida] = situaciones.values()
  if (retenida && situaciones.size === archivos.length) throw new ArchivoRetenido(retenida)
  const zip = new yazl.ZipFile()
  const salida = zip.outputStream as Readable
  zip.on('error', (error: Error) => salida.destroy(error))
  const retenidos: string[] = []
  for (const [nombre, archivo] of conNombresDistintos(archivos)) {
    if (situaciones.has(archivo.ruta)) {
      retenidos.push(nombre)
      continue
    }
    // Stored as they are: PDFs and pictures are compressed already. Each file is opened when its turn comes.
    zip.addReadStreamLazy(nombre, { compress: false, mtime: archivo.subidoEl, size: archivo.tamano }, (listo) => {
      almacen.leer(archivo.ruta).then(
        (flujo) => listo(null, flujo),
        (error: Error) => listo(error, null as never),
      )
    })
  }
  if (retenidos.length > 0)
    zip.addBuffer(Buffer.from([NO_VAN_EN_EL_ZIP, ...retenidos].join('\r\n')), NOTA, { compress: false })
  zip.end()
  comoArchivo(reply, 'application/zip', `carpeta-${idCarpeta}.zip`)
  return salida
}

/** Not the name of any file: those have the extension of what they are. */
const NOTA = 'LEAME.txt'

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
