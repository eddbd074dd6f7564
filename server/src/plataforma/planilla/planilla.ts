import { pipeline, Readable } from 'node:stream'
import type { Formato } from '@catastro/domain/importaciones/reglas'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'
import { type Celda, comoXlsx } from './xlsx.ts'

const TIPOS: Readonly<Record<Formato, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

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
