import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../plataforma/base/db.ts'

/** The fixed rows of one table. */
export interface Siembra {
  readonly tabla: string
  /** A condition that holds when every row is there. */
  readonly completa: string
  /** Moves the table's own numbering past the fixed ids; undefined where its key has two parts. */
  readonly reserva: string | undefined
  sembrar(db: Db): Promise<unknown>
}

type Fila<T extends PgTable> = T['$inferInsert']

/** `clave`: what tells its rows apart. A table whose numbers are all fixed has no numbering, and none is moved. */
export function siembra<T extends PgTable>(
  tabla: T['_']['name'],
  clave: (keyof Fila<T> & string) | readonly (keyof Fila<T> & string)[],
  filas: readonly Fila<T>[],
): Siembra {
  const claves: readonly string[] = [clave].flat()
  const [propia = ''] = claves
  const campos = Object.keys(filas[0] ?? {})
  const columnas = campos.map(comoColumna).join(', ')
  // A row that says less than the first would be written with nulls in place of its defaults.
  if (filas.some((fila) => Object.keys(fila).join() !== campos.join()))
    throw new Error(`Las filas de ${tabla} difieren`)
  return {
    tabla,
    completa: `(select count(*) from ${tabla} where (${claves.map(comoColumna).join(', ')}) in (${filas
      .map((fila) => tuplaDe(claves, fila))
      .join(', ')})) = ${filas.length}`,
    reserva:
      claves.length === 1
        ? reservaDe(tabla, comoColumna(propia), Math.max(...filas.map((fila) => numero(fila, propia))))
        : undefined,
    sembrar: (db) =>
      db.$client.query(
        `insert into ${tabla} (${columnas}) select ${columnas} from json_populate_recordset(null::${tabla}, $1::json)
         on conflict do nothing`,
        [JSON.stringify(filas.map(conSusColumnas))],
      ),
  }
}

/** 'idPerfil' → id_perfil, as `tablas.ts` has its columns named. */
const comoColumna = (campo: string) => campo.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`)
const numero = (fila: Readonly<Record<string, unknown>>, campo: string) => Number(fila[campo])
const tuplaDe = (clave: readonly string[], fila: Readonly<Record<string, unknown>>) =>
  `(${clave.map((campo) => numero(fila, campo)).join(', ')})`
const conSusColumnas = (fila: object) =>
  Object.fromEntries(Object.entries(fila).map(([campo, valor]) => [comoColumna(campo), valor]))

function reservaDe(tabla: string, columna: string, mayor: number): string {
  const secuencia = `pg_get_serial_sequence('${tabla}', '${columna}')::regclass`
  return `setval(${secuencia}, greatest(${mayor}::bigint, coalesce(pg_sequence_last_value(${secuencia}), 0)))`
}
