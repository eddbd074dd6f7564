import pg from 'pg'
import Cursor from 'pg-cursor'
import type { DbRaiz } from '../plataforma/base/db.ts'
import type { Declarada } from '../plataforma/base/sentencias.ts'
import { turnoDeLectura } from '../plataforma/proceso/lecturasLargas.ts'

const FILAS_POR_LECTURA = 500

/** Amounts are numbers for a spreadsheet; everywhere else the driver leaves a numeric as the text that it is. */
const CON_NUMEROS: pg.CustomTypesConfig = {
  getTypeParser: (oid, formato) => (oid === pg.types.builtins.NUMERIC ? Number : pg.types.getTypeParser(oid, formato)),
}

interface Parte<F> {
  /** The names of the columns. */
  readonly campos: readonly string[]
  readonly filas: readonly F[]
}

/**
 * What a statement gives, as arrays, some hundred rows at a time and as fast as they are taken: for files that are written
 * as they are read. An empty list comes as one part without rows. One at a time for each person.
 */
export async function* leerEnTandas<F extends readonly unknown[]>(
  db: DbRaiz,
  { text }: Declarada,
  valores: readonly unknown[],
  idPersona: number,
): AsyncGenerator<Parte<F>> {
  const soltarTurno = await turnoDeLectura(idPersona)
  try {
    const client = await db.$client.connect()
    let entera = false
    try {
      const cursor = client.query(new Cursor<F>(text, [...valores], { rowMode: 'array', types: CON_NUMEROS }))
      let parte: Parte<F>
      do {
        parte = await leer(cursor)
        yield parte
      } while (parte.filas.length > 0)
      entera = true
    } finally {
      client.release(!entera)
    }
  } finally {
    soltarTurno?.()
  }
}

/** pg-cursor's promise tells the rows alone, and an empty list has titles too; past the end there is no result. */
const leer = <F>(cursor: Cursor<F>) =>
  new Promise<Parte<F>>((resolve, reject) => {
    cursor.read(FILAS_POR_LECTURA, (error, filas, resultado) => {
      if (error) reject(error)
      else resolve({ filas, campos: (resultado as pg.QueryResult | undefined)?.fields.map(({ name }) => name) ?? [] })
    })
  })
