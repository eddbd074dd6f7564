import { pipeline, type Readable } from 'node:stream'
import { ErrorDePortal } from '@catastro/domain/errores'
import { ARCHIVO_ILEGIBLE } from '@catastro/domain/importaciones/mensajes'
import type { Formato } from '@catastro/domain/importaciones/reglas'
import { parse } from 'csv-parse'
import ExcelJS from 'exceljs'
import type { Almacen } from '../plataforma/archivos/almacen.ts'

/** A row as the file numbers it (the titles are row 1), its cells as text. */
export interface FilaDeTabla {
  readonly numero: number
  readonly celdas: readonly string[]
  /** Bytes of the file read so far, as far as the format tells. */
  readonly leidos: number
}

const BYTES_DE_MUESTRA = 64 * 1024
/** Longest row of a CSV. Far beyond any honest one; a file without line breaks is not read into memory whole. */
const MAX_BYTES_FILA = 64 * 1024

/** The rows of a stored CSV or XLSX, one after another: however long the file, only a few are held at a time. */
export async function* leerTabla(almacen: Almacen, ruta: string, formato: Formato): AsyncGenerator<FilaDeTabla> {
  try {
    yield* formato === 'xlsx' ? leerXlsx(await almacen.leer(ruta)) : leerCsv(almacen, ruta)
  } catch (error) {
    if (error instanceof ErrorDePortal || esDeSistema(error)) throw error
    throw Object.assign(new ErrorDePortal(400, ARCHIVO_ILEGIBLE), { cause: error })
  }
}

/** The disk or the network, and not what the file says. */
const esDeSistema = (error: unknown) => error instanceof Error && 'syscall' in error

async function* leerCsv(almacen: Almacen, ruta: string): AsyncGenerator<FilaDeTabla> {
  const muestra = await primerosBytes(await almacen.leer(ruta))
  const lector = parse({
    bom: true,
    encoding: esUtf8(muestra) ? 'utf8' : 'latin1',
    delimiter: separadorDe(muestra.toString('latin1')),
    relax_column_count: true,
    max_record_size: MAX_BYTES_FILA,
  })
  // Both end together: a file half read is closed. Its error comes out of the reading below.
  pipeline(await almacen.leer(ruta), lector, () => {})
  let numero = 0
  for await (const celdas of lector as AsyncIterable<string[]>) {
    numero++
    if (celdas.some((celda) => celda.trim() !== '')) {
      yield { numero, celdas: celdas.map(sinEscape), leidos: lector.info.bytes }
    }
  }
}

/** Spreadsheets take what begins so for a formula; our own export puts an apostrophe in front. */
const sinEscape = (celda: string) => celda.replace(/^'(?=[=+\-@])/, '')

async function primerosBytes(contenido: Readable): Promise<Buffer> {
  const trozos: Uint8Array[] = []
  let leidos = 0
  for await (const trozo of contenido as AsyncIterable<Uint8Array>) {
    trozos.push(trozo)
    leidos += trozo.byteLength
    if (leidos >= BYTES_DE_MUESTRA) break
  }
  return Buffer.concat(trozos).subarray(0, BYTES_DE_MUESTRA)
}

/** Excel in Spanish still saves CSV in the old Windows encoding. A character cut at the sample's end is no fault. */
function esUtf8(muestra: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(muestra, { stream: true })
    return true
  } catch {
    return false
  }
}

/** The one of the three that the first line has most of. */
function separadorDe(texto: string): string {
  const primera = texto.split(/\r?\n/, 1)[0] ?? ''
  const veces = (separador: string) => primera.split(separador).length
  return [';', ',', '\t'].reduce((mejor, otro) => (veces(otro) > veces(mejor) ? otro : mejor))
}

async function* leerXlsx(contenido: Readable): AsyncGenerator<FilaDeTabla> {
  let leidos = 0
  contenido.on('data', (trozo: Uint8Array) => {
    leidos += trozo.byteLength
  })
  const libro = new ExcelJS.stream.xlsx.WorkbookReader(contenido, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    entries: 'ignore',
  })
  for await (const hoja of libro) {
    for await (const fila of hoja) {
      // Their cells are numbered from 1.
      const valores = Array.isArray(fila.values) ? Array.from(fila.values).slice(1) : []
      const celdas = valores.map(comoTexto)
      if (celdas.some((celda) => celda.trim() !== '')) yield { numero: fila.number, celdas, leidos }
    }
    contenido.destroy()
    return
  }
}

const DECIMALES = 10

/** What a cell shows: the result of a formula, the day of a date, the text of a link. */
function comoTexto(valor: unknown): string {
  if (valor === null || valor === undefined) return ''
  if (typeof valor === 'number') return String(Number(valor.toFixed(DECIMALES)))
  if (valor instanceof Date) return Number.isNaN(valor.getTime()) ? '' : valor.toISOString().slice(0, 10)
  if (typeof valor !== 'object') return String(valor)
  if ('richText' in valor && Array.isArray(valor.richText)) {
    return valor.richText.map((parte: { text?: unknown }) => String(parte.text ?? '')).join('')
  }
  if ('result' in valor) return comoTexto(valor.result)
  if ('text' in valor) return comoTexto(valor.text)
  return ''
}
