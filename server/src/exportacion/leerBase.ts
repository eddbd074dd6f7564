import type { PoolClient } from 'pg'
import Cursor from 'pg-cursor'
import { TABLAS_CON_ARCHIVOS } from '../plataforma/archivos/tablasConArchivos.ts'
import { citado } from '../respaldo/copia/base.ts'
import { SE_ENTREGAN, SOLO } from './tablas.ts'

export interface Columna {
  readonly tabla: string
  readonly columna: string
  readonly tipo: string
  readonly obligatoria: boolean
  /** The table that it leads to. */
  readonly lleva: string | null
  /** Its place in the table's key, from 1; null where it has none. */
  readonly clave: number | null
}

const DE_A = 500

/** Read in one picture of the database, at the hour of no city in particular. */
export const empezarFoto = (client: PoolClient) =>
  client.query(`begin isolation level repeatable read read only; set local timezone = 'UTC'`)
export const terminarFoto = (client: PoolClient) => client.query('rollback')

/** `cadena.sello`, or a table of the portal's own schema. */
export const enSql = (tabla: string): string => tabla.split('.').map(citado).join('.')

export interface Situacion {
  readonly hecha: Date
  readonly migraciones: number
  readonly ultimaMigracion: number
  /** Of the demonstration: never served as a real city. */
  readonly demostracion: boolean
  /** The last number that each numbering gave. */
  readonly numeros: Readonly<Record<string, number>>
}

export async function situacionDe(client: PoolClient): Promise<Situacion> {
  const { rows } = await client.query<Situacion>(
    `select now() as hecha, count(*)::int as migraciones, max(created_at) as "ultimaMigracion",
       exists (select from demostracion) as demostracion, cadena.numeros() as numeros from drizzle.__drizzle_migrations`,
  )
  const [situacion] = rows
  if (!situacion) throw new Error('La base de datos no dice cómo está')
  return situacion
}

export async function columnasDe(client: PoolClient): Promise<Columna[]> {
  const { rows } = await client.query<Columna>(
    `select q.tabla, a.attname as columna, format_type(a.atttypid, a.atttypmod) as tipo, a.attnotnull as obligatoria,
       (select f.confrelid::regclass::text from pg_constraint f
         where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as lleva,
       (select array_position(k.conkey, a.attnum) from pg_constraint k where k.conrelid = c.oid and k.contype = 'p') as clave
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     cross join lateral (select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as tabla) q
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and q.tabla = any($1)
     order by q.tabla collate "C", a.attnum`,
    [Object.keys(SE_ENTREGAN)],
  )
  return rows
}

/** Rows as texts, as PostgreSQL writes each value; null where there is none. By their key, so that two exports of the same are the same. */
export async function* filasDe(
  client: PoolClient,
  tabla: string,
  columnas: readonly Columna[],
): AsyncGenerator<readonly (readonly (string | null)[])[]> {
  const cuales = Object.hasOwn(SOLO, tabla) ? `where ${SOLO[tabla]}` : ''
  const textos = columnas.map(({ columna }) => `${citado(columna)}::text`).join(', ')
  const enClave = columnas.filter(({ clave }) => clave !== null).sort((a, b) => (a.clave ?? 0) - (b.clave ?? 0))
  const orden = (enClave.length > 0 ? enClave : columnas).map(({ columna }) => `t.${citado(columna)}`).join(', ')
  const cursor = client.query(
    new Cursor<(string | null)[]>(`select ${textos} from ${enSql(tabla)} t ${cuales} order by ${orden}`, [], {
      rowMode: 'array',
    }),
  )
  try {
    for (;;) {
      const filas = await cursor.read(DE_A)
      if (filas.length === 0) return
      yield filas
    }
  } finally {
    await cursor.close()
  }
}

const RASGOS = {
  manzanas: `select json_build_object('type', 'Feature', 'id', id_manzana, 'properties',
    json_build_object('seccion', seccion, 'manzana', manzana), 'geometry', forma)::text from manzana order by id_manzana`,
  parcelas: `select json_build_object('type', 'Feature', 'id', p.id_parcela, 'properties', json_build_object('seccion', m.seccion,
    'manzana', m.manzana, 'parcela', p.parcela, 'padron', p.padron), 'geometry', p.forma)::text
    from parcela p join manzana m using (id_manzana) order by p.id_parcela`,
} as const
export type CapaExportada = keyof typeof RASGOS
export const CAPAS = Object.keys(RASGOS) as CapaExportada[]

export async function* geojsonDe(client: PoolClient, capa: CapaExportada): AsyncGenerator<string> {
  const cursor = client.query(new Cursor<[string]>(RASGOS[capa], [], { rowMode: 'array' }))
  try {
    yield `{"type":"FeatureCollection","name":"${capa}","features":[`
    let coma = '\n'
    for (;;) {
      const filas = await cursor.read(DE_A)
      if (filas.length === 0) break
      yield coma + filas.map(([rasgo]) => rasgo).join(',\n')
      coma = ',\n'
    }
    yield '\n]}\n'
  } finally {
    await cursor.close()
  }
}

export interface ArchivoNombrado {
  readonly ruta: string
  readonly tabla: string
  /** Of a folder's file: whose, its number and the name that it was sent with. */
  readonly idCarpeta: number | null
  readonly idArchivo: number | null
  readonly nombre: string | null
}

/** Every stored file that an exported row names, once for each row. */
export async function archivosDe(client: PoolClient): Promise<ArchivoNombrado[]> {
  const otras = TABLAS_CON_ARCHIVOS.filter((tabla) => tabla in SE_ENTREGAN && tabla !== 'archivo')
  const { rows } = await client.query<ArchivoNombrado>(
    `select ruta, 'archivo' as tabla, id_carpeta as "idCarpeta", id_archivo as "idArchivo", nombre_original as nombre from archivo
     ${otras.map((tabla) => `union all select ruta, '${tabla}', null, null, null from ${citado(tabla)} where ruta is not null`).join(' ')}
     order by 2, 3, 4, 1`,
  )
  return rows
}
