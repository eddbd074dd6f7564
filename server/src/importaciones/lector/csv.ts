import { createReadStream, fstatSync, readSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { parse } from 'csv-parse'
import type { FilaDeTabla } from './fila.ts'

const BYTES_DE_MUESTRA = 64 * 1024
/** Longest row of a CSV. Far beyond any honest one; a file without line breaks is not read into memory whole. */
const MAX_BYTES_FILA = 64 * 1024

/** `archivo`: its descriptor. */
export async function* leerCsv(archivo: number): AsyncGenerator<FilaDeTabla> {
  const muestra = primerosBytes(archivo)
  const total = fstatSync(archivo).size
  const lector = parse({
    bom: true,
    encoding: esUtf8(muestra) ? 'utf8' : 'latin1',
    delimiter: separadorDe(muestra.toString('latin1')),
    relax_column_count: true,
    max_record_size: MAX_BYTES_FILA,
  })
  // Both end together. Its error comes out of the reading below.
  pipeline(createReadStream('', { fd: archivo, start: 0 }), lector, () => {})
  let numero = 0
  for await (const celdas of lector as AsyncIterable<string[]>) {
    numero++
    yield { numero, celdas: celdas.map(sinEscape), avance: lector.info.bytes / total }
  }
}

/** Spreadsheets take what begins so for a formula; our own export puts an apostrophe in front. */
const sinEscape = (celda: string) => celda.replace(/^'(?=[=+\-@])/, '')

function primerosBytes(archivo: number): Buffer {
  const muestra = Buffer.alloc(BYTES_DE_MUESTRA)
  return muestra.subarray(0, readSync(archivo, muestra, 0, BYTES_DE_MUESTRA, 0))
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
