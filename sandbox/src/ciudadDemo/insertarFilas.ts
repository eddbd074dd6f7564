import type { ClientBase } from 'pg'

type Fila = Readonly<Record<string, unknown>>

/**
 * Any number of rows in one statement. The keys of the first row are the columns; the table itself says their types.
 * Names come from this folder's own code, never from outside.
 */
export async function insertarFilas(client: ClientBase, tabla: string, filas: readonly Fila[]): Promise<void> {
  const columnas = Object.keys(filas[0] ?? {}).join(', ')
  await client.query(
    `insert into ${tabla} (${columnas}) select ${columnas} from json_populate_recordset(null::${tabla}, $1)`,
    [JSON.stringify(filas)],
  )
}

/** The table goes on numbering after the rows that came with a number. */
export async function reservarNumeros(client: ClientBase, tabla: string, columna: string): Promise<void> {
  await client.query(`select setval(pg_get_serial_sequence($1, $2), (select max(${columna}) from ${tabla}))`, [
    tabla,
    columna,
  ])
}

/** Numbers drawn from the table's own sequence, for rows that others of the same batch point at. */
export async function pedirNumeros(
  client: ClientBase,
  tabla: string,
  columna: string,
  cuantos: number,
): Promise<number[]> {
  const { rows } = await client.query<{ numero: string | number }>(
    'select nextval(pg_get_serial_sequence($1, $2)) as numero from generate_series(1, $3::int)',
    [tabla, columna, cuantos],
  )
  return rows.map(({ numero }) => Number(numero))
}
