import { ARCHIVO_ILEGIBLE } from '@catastro/domain/importaciones/mensajes'
import { leerCsv } from './csv.ts'
import type { FilaDeTabla, Lectura, PedidoDeLectura } from './fila.ts'
import { esGeojson, leerGeojson } from './geojson.ts'
import { leerPapeles } from './papeles.ts'
import { leerShapefile } from './shapefile.ts'
import { dentroDeLosTopes, TablaRechazada } from './topes.ts'
import { leerXlsx } from './xlsx.ts'

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

function lectorDe(
  formato: string,
  pedido: PedidoDeLectura,
): AsyncIterable<FilaDeTabla | { readonly lectura: Lectura }> {
  if (formato === 'zip') return pedido.papeles ? leerPapeles(ARCHIVO, pedido.papeles) : leerShapefile(ARCHIVO, pedido)
  return (formato === 'xlsx' ? leerXlsx : esGeojson(ARCHIVO) ? leerGeojson : leerCsv)(ARCHIVO)
}

async function leer(formato: string, pedido: PedidoDeLectura): Promise<void> {
  let filas: FilaDeTabla[] = []
  for await (const fila of lectorDe(formato, pedido)) {
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
