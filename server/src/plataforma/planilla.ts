import { PassThrough, pipeline, Readable } from 'node:stream'
import type { Formato } from '@catastro/domain/importaciones/reglas'
import { stringify } from 'csv-stringify'
import ExcelJS from 'exceljs'
import type { FastifyReply } from 'fastify'

const TIPOS: Readonly<Record<Formato, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export type Celda = string | number | null

interface Hoja {
  /** Names the sheet. */
  readonly titulo: string
  /** Of the file, without its ending. */
  readonly nombre: string
  readonly formato: Formato
}

/** A table as a file to be kept, written as its rows come: memory stays the same however long it is. The titles are the first row. */
export function planilla(
  reply: FastifyReply,
  { titulo, nombre, formato }: Hoja,
  filas: AsyncIterable<readonly Celda[]>,
): Readable {
  reply
    .type(TIPOS[formato])
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${nombre}.${formato}`)}`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
  return formato === 'csv' ? comoCsv(filas) : comoXlsx(titulo, filas)
}

/** What a spreadsheet would take for a formula goes with an apostrophe, which the import takes off again. */
function comoCsv(filas: AsyncIterable<readonly Celda[]>): Readable {
  const salida = stringify({ bom: true, delimiter: ';', escape_formulas: true, record_delimiter: 'windows' })
  pipeline(Readable.from(filas), salida, () => {}) // the reader of `salida` sees the error
  return salida
}

const ANCHO = 24

function comoXlsx(titulo: string, filas: AsyncIterable<readonly Celda[]>): Readable {
  const salida = new PassThrough()
  const libro = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: salida, useSharedStrings: false, useStyles: true })
  const hoja = libro.addWorksheet(titulo, { views: [{ state: 'frozen', ySplit: 1 }] })
  const escribir = async () => {
    let encabezada = false
    for await (const fila of filas) {
      if (salida.destroyed) return
      if (!encabezada) hoja.columns = fila.map(() => ({ width: ANCHO }))
      const nueva = hoja.addRow([...fila])
      if (!encabezada) nueva.font = { bold: true }
      nueva.commit()
      encabezada = true
      // The writer itself does not wait for who reads.
      if (salida.writableNeedDrain) await new Promise((seguir) => salida.once('drain', seguir))
    }
    hoja.commit()
    await libro.commit()
  }
  escribir().catch((error: Error) => salida.destroy(error))
  return salida
}
