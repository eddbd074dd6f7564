import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../plataforma/base/db.ts'

/** The fixed rows of one table. */
export interface Siembra {
  /** A condition that holds when every row is there. */
  readonly completa: string
  /** Moves the table's own numbering past the fixed ids; undefined where it has none. */
  readonly reserva: string | undefined
  sembrar(db: Db): Promise<unknown>
}

type Fila<T extends PgTable> = T['$inferInsert']

export function siembra<T extends PgTable>(declarada: T, filas: readonly Fila<T>[]): Siembra {
  const { name: tabla, columns, primaryKeys } = getTableConfig(declarada)
  const compuesta = primaryKeys.flatMap((k) => k.columns.map(({ name }) => name))
  const clave = columns.filter(({ primary, name }) => primary || compuesta.includes(name)).map(({ name }) => name)
  const propia = columns.find(({ name, generatedIdentity }) => clave.includes(name) && generatedIdentity)?.name
  const campos = Object.keys(filas[0] ?? {})
  const columnas = campos.map(toSnakeCase).join(', ')
  // A row that says less than the first would be written with nulls in place of its defaults.
  if (filas.some((fila) => Object.keys(fila).join() !== campos.join()))
    throw new Error(`Las filas de ${tabla} difieren`)
  return {
    completa: `(select count(*) from ${tabla} where (${clave.map(toSnakeCase).join(', ')}) in (${filas
      .map((fila) => tuplaDe(clave, fila))
      .join(', ')})) = ${filas.length}`,
    reserva: propia && reservaDe(tabla, toSnakeCase(propia), Math.max(...filas.map((fila) => numero(fila, propia)))),
    sembrar: (db) =>
      db.$client.query(
        `insert into ${tabla} (${columnas}) select ${columnas} from json_populate_recordset(null::${tabla}, $1::json)
         on conflict do nothing`,
        [JSON.stringify(filas.map(conSusColumnas))],
      ),
  }
}

const numero = (fila: Readonly<Record<string, unknown>>, campo: string) => Number(fila[campo])
const tuplaDe = (clave: readonly string[], fila: Readonly<Record<string, unknown>>) =>
  `(${clave.map((campo) => numero(fila, campo)).join(', ')})`
const conSusColumnas = (fila: object) =>
  Object.fromEntries(Object.entries(fila).map(([campo, valor]) => [toSnakeCase(campo), valor]))

function reservaDe(tabla: string, columna: string, mayor: number): string {
  const secuencia = `pg_get_serial_sequence('${tabla}', '${columna}')::regclass`
  return `setval(${secuencia}, greatest(${mayor}::bigint, coalesce(pg_sequence_last_value(${secuencia}), 0)))`
}
