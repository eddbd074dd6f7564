import { count, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../plataforma/db.ts'

/** The fixed rows of one table. */
export interface Siembra {
  /** A condition that holds when every row is there. */
  readonly completa: SQL
  /** Moves the table's own numbering past the fixed ids; undefined where it has none. */
  readonly reserva: SQL | undefined
  sembrar(db: Db): Promise<unknown>
}

type Fila<T extends PgTable> = T['$inferInsert']

export function siembra<T extends PgTable>(tabla: T, filas: readonly Fila<T>[]): Siembra {
  const { columns, primaryKeys } = getTableConfig(tabla)
  const compuesta = primaryKeys.flatMap((k) => k.columns.map(({ name }) => name))
  const clave = columns.filter(({ primary, name }) => primary || compuesta.includes(name))
  return {
    completa: sql`(${cuenta(tabla, clave, filas)}) = ${filas.length}`,
    reserva: reserva(tabla, clave, filas),
    sembrar: (db) =>
      db
        .insert(tabla)
        .values([...filas])
        .onConflictDoNothing(),
  }
}

const valores = (clave: readonly PgColumn[], fila: Record<string, unknown>) =>
  clave.map((columna) => sql`${Number(fila[columna.name])}`)

const tupla = (partes: readonly SQL[]) => sql`(${sql.join([...partes], sql`, `)})`

function cuenta(tabla: PgTable, clave: readonly PgColumn[], filas: readonly Record<string, unknown>[]) {
  const columnas = tupla(clave.map((columna) => sql`${columna}`))
  return sql`select ${count()} from ${tabla} where ${inArray(
    columnas,
    filas.map((fila) => tupla(valores(clave, fila))),
  )}`
}

function reserva(tabla: PgTable, clave: readonly PgColumn[], filas: readonly Record<string, unknown>[]) {
  const propia = clave.find((columna) => columna.generatedIdentity)
  if (!propia) return undefined
  const mayor = Math.max(...filas.map((fila) => Number(fila[propia.name])))
  const secuencia = sql`pg_get_serial_sequence(${getTableName(tabla)}, ${toSnakeCase(propia.name)})::regclass`
  return sql`setval(${secuencia}, greatest(${mayor}::bigint, coalesce(pg_sequence_last_value(${secuencia}), 0)))`
}
