import { Readable } from 'node:stream'
import { fileTypeFromStream } from 'file-type'
import type { Almacen } from './almacen.ts'

/** What a stored file is. `enLinea`: the browser may show it; anything else is only ever downloaded (S-7). */
export interface TipoDeArchivo {
  readonly mime: string
  readonly extension: string
  readonly enLinea: boolean
}

const PDF = { mime: 'application/pdf', extension: 'pdf', enLinea: true }
const DWG = { mime: 'image/vnd.dwg', extension: 'dwg', enLinea: false }
const DXF = { mime: 'image/vnd.dxf', extension: 'dxf', enLinea: false }
const PNG = { mime: 'image/png', extension: 'png', enLinea: true }
const JPEG = { mime: 'image/jpeg', extension: 'jpg', enLinea: true }

/** By the type that file-type finds. What is not here is refused: docm, xlsm, jar, exe, html, svg … */
const ACEPTADOS: Readonly<Record<string, TipoDeArchivo>> = {
  'image/png': PNG,
  'image/apng': PNG,
  'image/jpeg': JPEG,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    enLinea: false,
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    enLinea: false,
  },
  'application/zip': { mime: 'application/zip', extension: 'zip', enLinea: false },
}

const BYTES_DE_CABECERA = 4096

/** Tells a stored file by its bytes, whatever its name says; null for one that is not accepted. */
export const reconocer = async (almacen: Almacen, ruta: string): Promise<TipoDeArchivo | null> => {
  const cabecera = await primerosBytes(await almacen.leer(ruta), BYTES_DE_CABECERA)
  const deCabecera = porCabecera(cabecera)
  if (deCabecera) return deCabecera
  const hallado = await tipoHallado(await almacen.leer(ruta))
  if (hallado) return ACEPTADOS[hallado.mime] ?? null
  return esPdf(cabecera) ? PDF : null
}

const CSV = { mime: 'text/csv', extension: 'csv', enLinea: false }

/** A table to be read: an XLSX, a ZIP (a shapefile), or a text without the zero bytes that no text has; null for anything else. */
export const reconocerTabla = async (almacen: Almacen, ruta: string): Promise<TipoDeArchivo | null> => {
  const tipo = await reconocer(almacen, ruta)
  if (tipo) return ['xlsx', 'zip'].includes(tipo.extension) ? tipo : null
  const hallado = await tipoHallado(await almacen.leer(ruta))
  const cabecera = await primerosBytes(await almacen.leer(ruta), BYTES_DE_CABECERA)
  return hallado || cabecera.includes(0) ? null : CSV
}

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

/** R10 to the present: the versions of AutoCAD whose drawings are still about. */
const VERSION_DWG = /^AC10(06|09|12|14|15|18|21|24|27|32)/
const DXF_BINARIO = 'AutoCAD Binary DXF\r\n\x1a\0'
/** The first section of a DXF, after comments (code 999) that some programs put before it. */
const DXF_ASCII =
  /^(?:\s*999[ \t]*\r?\n[^\r\n]*\r?\n)*\s*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n[ \t]*2[ \t]*\r?\n[ \t]*(HEADER|CLASSES|TABLES|BLOCKS|ENTITIES|OBJECTS)\b/

const porCabecera = (cabecera: Buffer): TipoDeArchivo | null => {
  const texto = cabecera.toString('latin1')
  if (/^%PDF-\d/.test(texto)) return PDF
  if (VERSION_DWG.test(texto)) return DWG
  if (texto.startsWith(DXF_BINARIO)) return DXF
  const seccion = DXF_ASCII.exec(texto)
  return seccion && !pareceOtraCosa(seccion[0]) ? DXF : null
}

/** Readers accept a PDF that starts within its first 1,024 bytes: printers and mail programs put their own before it. */
const esPdf = (cabecera: Buffer) => {
  const texto = cabecera.subarray(0, 1024).toString('latin1')
  const comienzo = texto.search(/%PDF-\d/)
  return comienzo >= 0 && !pareceOtraCosa(texto.slice(0, comienzo))
}

/** Markup or a script: somebody's program would take it for that, and not for what it claims to be. */
const pareceOtraCosa = (texto: string) => /<[a-z!?/%]/i.test(texto) || /^\s*(#!|MZ|@echo\b)/i.test(texto)
