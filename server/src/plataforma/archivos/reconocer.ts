import { Readable } from 'node:stream'
import {
  BYTES_DE_CABECERA,
  type Contenido,
  type TipoDeArchivo,
  tipoDeDocumento,
  tipoDeTabla,
} from '@catastro/domain/archivos/tiposDeArchivo'
import { fileTypeFromStream } from 'file-type'
import type { Almacen } from './almacen.ts'

/** Tells a stored file by its bytes, whatever its name says; null for one that is not accepted. */
export const reconocer = async (almacen: Pick<Almacen, 'leer'>, ruta: string): Promise<TipoDeArchivo | null> =>
  tipoDeDocumento(await contenidoDe(almacen, ruta))

/** The same, of a table to be read. */
export const reconocerTabla = async (almacen: Pick<Almacen, 'leer'>, ruta: string): Promise<TipoDeArchivo | null> =>
  tipoDeTabla(await contenidoDe(almacen, ruta))

const contenidoDe = async (almacen: Pick<Almacen, 'leer'>, ruta: string): Promise<Contenido> => ({
  cabecera: await primerosBytes(await almacen.leer(ruta), BYTES_DE_CABECERA),
  hallar: async () => (await tipoHallado(await almacen.leer(ruta)))?.mime,
})

/** From the file itself: a DOCX is told from a plain ZIP, and a PNG made sure of, by what may stand far into it. */
const tipoHallado = async (contenido: Readable) => {
  try {
    return await fileTypeFromStream(Readable.toWeb(contenido))
  } finally {
    contenido.destroy()
  }
}

const primerosBytes = async (contenido: Readable, cuantos: number) => {
  const trozos: Uint8Array[] = []
  let leidos = 0
  for await (const trozo of contenido as AsyncIterable<Uint8Array>) {
    trozos.push(trozo)
    leidos += trozo.byteLength
    if (leidos >= cuantos) break
  }
  return Buffer.concat(trozos).subarray(0, cuantos)
}
