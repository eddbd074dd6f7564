import type pg from 'pg'

export interface Columna {
  readonly tabla: string
  readonly columna: string
  readonly noNula: boolean
  readonly tipo: string
  readonly esVista: boolean
}

/** What the database says of itself, by its own numbers. */
export interface Catalogo {
  readonly columnas: readonly Columna[]
  /** With its schema where that is not the common one. */
  tabla(oid: number): string | undefined
  columna(tabla: number, posicion: number): Columna | undefined
  operador(oid: number): string
  funcion(oid: number): string
}

export async function leerCatalogo(client: pg.ClientBase): Promise<Catalogo> {
  const { rows: columnas } = await client.query<Columna & { oid: number; posicion: number }>(
    `select c.oid::int, a.attnum::int as posicion, a.attname as columna, a.attnotnull as "noNula", c.relkind = 'v' as "esVista",
       replace(replace(format_type(a.atttypid, a.atttypmod), 'character varying', 'varchar'), 'character(', 'char(')
         || case when a.attcollation = '"C"'::regcollation then ' COLLATE "C"' else '' end as tipo,
       case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as tabla
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped`,
  )
  const porPosicion = new Map(columnas.map((c) => [`${c.oid} ${c.posicion}`, c]))
  const tablas = new Map(columnas.map(({ oid, tabla }) => [oid, tabla]))
  const operadores = await nombres(client, 'select oid::int, oprname as nombre from pg_operator')
  const funciones = await nombres(client, 'select oid::int, proname as nombre from pg_proc')
  return {
    columnas,
    tabla: (oid) => tablas.get(oid),
    columna: (tabla, posicion) => porPosicion.get(`${tabla} ${posicion}`),
    operador: (oid) => operadores.get(oid) ?? '',
    funcion: (oid) => funciones.get(oid) ?? '',
  }
}

async function nombres(client: pg.ClientBase, consulta: string): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ oid: number; nombre: string }>(consulta)
  return new Map(rows.map(({ oid, nombre }) => [oid, nombre]))
}
