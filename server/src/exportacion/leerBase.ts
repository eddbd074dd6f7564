import type { PoolClient } from 'pg'
import Cursor from 'pg-cursor'
import { TABLAS_CON_ARCHIVOS } from '../plataforma/archivos/tablasConArchivos.ts'
import { citado } from '../respaldo/copia/base.ts'
import { SE_ENTREGAN } from './tablas.ts'

export interface Columna {
  readonly tabla: string
  readonly columna: string
  readonly tipo: string
  readonly obligatoria: boolean
  /** The table that it leads to. */
  readonly lleva: string | null
}

const DE_A = 500

/** Read in one picture of the database, at the hour of no city in particular. */
export const empezarFoto = (client: PoolClient) =>
  client.query(`begin isolation level repeatable read read only; set local timezone = 'UTC'`)
export const terminarFoto = (client: PoolClient) => client.query('rollback')

export async function columnasDe(client: PoolClient): Promise<Columna[]> {
  const { rows } = await client.query<Columna>(
    `select c.relname as tabla, a.attname as columna, format_type(a.atttypid, a.atttypmod) as tipo, a.attnotnull as obligatoria,
       (select f.confrelid::regclass::text from pg_constraint f
         where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as lleva
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname = any($1)
     order by c.relname, a.attnum`,
    [Object.keys(SE_ENTREGAN)],
  )
  return rows
}

/** Rows as texts, as PostgreSQL writes each value; null where there is none. */
export async function* filasDe(
  client: PoolClient,
  tabla: string,
  columnas: readonly string[],
): AsyncGenerator<readonly (readonly (string | null)[])[]> {
  const textos = columnas.map((columna) => `${citado(columna)}::text`).join(', ')
  const cursor = client.query(
    new Cursor<(string | null)[]>(`select ${textos} from ${citado(tabla)} order by 1`, [], { rowMode: 'array' }),
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
