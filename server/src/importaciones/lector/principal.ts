import { readSync } from 'node:fs'
import { ARCHIVO_ILEGIBLE } from '@catastro/domain/importaciones/mensajes'
import type { FilaDeTabla, Lectura, PedidoDeLectura } from './fila.ts'
import { dentroDeLosTopes, TablaRechazada } from './topes.ts'

/**
 * A process of its own that reads a file somebody sent, with little memory: whatever it holds, the portal goes on
 * (leerTabla.ts starts it). To its output it writes lines of JSON: of a shapefile how it was understood, rows by the hundred,
 * and last why it stopped, or END.
 */

const LOTE = 100
/** The file's descriptor, which whoever starts this process hands over. */
const ARCHIVO = 3

async function escribir(renglon: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(renglon)}\n`)) {
    await new Promise((listo) => process.stdout.once('drain', listo))
  }
}

/** Each with what it alone needs: loading what the others do would take longer than reading a small table. */
async function lectorDe(
  formato: string,
  pedido: PedidoDeLectura,
): Promise<AsyncIterable<FilaDeTabla | { readonly lectura: Lectura }>> {
  if (formato === 'xlsx') return (await import('./xlsx.ts')).leerXlsx(ARCHIVO)
  if (formato !== 'zip') {
    return esObjeto(ARCHIVO)
      ? (await import('./geojson.ts')).leerGeojson(ARCHIVO)
      : (await import('./csv.ts')).leerCsv(ARCHIVO)
  }
  return pedido.papeles
    ? (await import('./papeles.ts')).leerPapeles(ARCHIVO, pedido.papeles)
    : (await import('./shapefile.ts')).leerShapefile(ARCHIVO, pedido)
}

/** A text that begins as an object does: of the two that are text, GeoJSON. */
function esObjeto(archivo: number): boolean {
  const comienzo = Buffer.alloc(64)
  const leidos = readSync(archivo, comienzo, 0, comienzo.length, 0)
  return /^\uFEFF?\s*\{/.test(comienzo.toString('utf8', 0, leidos))
}

async function leer(formato: string, pedido: PedidoDeLectura): Promise<void> {
  let filas: FilaDeTabla[] = []
  for await (const fila of await lectorDe(formato, pedido)) {
    if ('lectura' in fila) {
      await escribir(fila)
      continue
    }
    const celdas = dentroDeLosTopes(fila.numero, fila.celdas)
    if (!celdas.some((celda) => celda.trim() !== '')) continue
    filas.push(fila)
    if (filas.length < LOTE) continue
    await escribir({ filas })
    filas = []
  }
  await escribir({ filas })
}

try {
  await leer(process.argv[2] ?? '', JSON.parse(process.argv[3] ?? '{}') as PedidoDeLectura)
  await escribir({ fin: null })
} catch (error) {
  // The disk, and not what the file says.
  if (error instanceof Error && 'syscall' in error) throw error
  await escribir({ fin: error instanceof TablaRechazada ? error.message : ARCHIVO_ILEGIBLE })
}
