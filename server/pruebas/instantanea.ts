import type { ClientBase } from 'pg'
import type { AlmacenEntero } from '../src/plataforma/archivos/almacen.ts'
import type { DbRaiz } from '../src/plataforma/base/db.ts'

/** Not what a person stores, but what the server notes about being asked. */
const APUNTES = [
  'consulta_personal',
  'escritura_reciente',
  'titulares_por_dia',
  'uso_de_archivos',
  'uso_por_direccion',
  'uso_por_minuto',
]

export interface Instantanea {
  readonly filas: Readonly<Record<string, number>>
  readonly archivos: readonly string[]
}

/**
 * How many rows each table holds, and which files are stored. Since every change of a row adds one to `auditoria`,
 * two equal pictures mean that nothing was written in between.
 */
export async function instantanea({ db, almacen }: { db: DbRaiz; almacen: AlmacenEntero }): Promise<Instantanea> {
  const { rows } = await db.$client.query({ name: 'instantanea', text: await conteoDe(db) })
  const archivos: string[] = []
  for await (const ruta of almacen.listar()) archivos.push(ruta)
  return { filas: rows[0], archivos: archivos.sort() }
}

const conteos = new WeakMap<DbRaiz, Promise<string>>()

/** Asked thousands of times: written once for each database, and planned once for each connection. */
function conteoDe(db: DbRaiz): Promise<string> {
  const conteo = conteos.get(db) ?? escribirConteo(db)
  conteos.set(db, conteo)
  return conteo
}

async function escribirConteo(db: DbRaiz): Promise<string> {
  const tablas = (await tablasDe(db)).filter((tabla) => !APUNTES.includes(tabla))
  return `select ${tablas.map((tabla) => `(select count(*) from ${tabla}) as ${tabla}`).join(', ')}`
}

/** A pool, or one connection. */
export interface ConBase {
  readonly $client: Pick<ClientBase, 'query'>
}

export async function tablasDe(db: ConBase): Promise<string[]> {
  const { rows } = await db.$client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  return rows.map(({ relname }) => relname)
}
