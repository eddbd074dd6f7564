import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { esNumeracion } from '@catastro/domain/respaldo/numeraciones'
import { DatabaseError, type PoolClient, type PoolConfig } from 'pg'
import Cursor from 'pg-cursor'
import type { DbRaiz } from '../../plataforma/base/db.ts'
import { unaFila } from '../../plataforma/base/unaFila.ts'
import { CopiaInservible } from './manifiesto.ts'

/** insufficient_privilege */
const SIN_PERMISO = '42501'

/**
 * A database as text, table by table, and back. PostgreSQL's own dump is not among what npm brings, and this one also goes from
 * one major version to another (ADR 25). A row travels as PostgreSQL writes it, so that what it reads is what it wrote.
 */

/** All but the queues, which every start makes. */
const ESQUEMAS = ['public', 'importaciones', 'estadisticas', 'mapa', 'obras', 'cadena', 'drizzle']

export interface TablaCopiada {
  readonly esquema: string
  readonly tabla: string
  readonly columnas: readonly string[]
  readonly filas: number
  /** The same whatever the order of the rows. */
  readonly suma: string
}
export type Tabla = Pick<TablaCopiada, 'esquema' | 'tabla' | 'columnas'>

export const citado = (nombre: string) => `"${nombre.replaceAll('"', '""')}"`
const enSql = ({ esquema, tabla }: Pick<Tabla, 'esquema' | 'tabla'>) => `${citado(esquema)}.${citado(tabla)}`

/** One picture of the whole database, whatever is written meanwhile. */
export async function enUnaFoto<T>(client: PoolClient, obra: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only')
  try {
    return await obra()
  } finally {
    await client.query('rollback')
  }
}

export async function tablasDe(client: PoolClient): Promise<Tabla[]> {
  const { rows } = await client.query<Tabla>(
    `select n.nspname as esquema, c.relname as tabla,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columnas
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition order by 1, 2`,
    [ESQUEMAS],
  )
  return rows
}

const DE_A = 1000

/** The rows of a table as lines, and what they add up to once they were read. */
export function filasDe(client: PoolClient, tabla: Tabla) {
  const suma = new Suma()
  async function* lineas() {
    const cursor = client.query(new Cursor<{ fila: string }>(`select t::text as fila from ${enSql(tabla)} t`))
    try {
      for (;;) {
        const filas = await cursor.read(DE_A)
        if (filas.length === 0) return
        for (const { fila } of filas) suma.agregar(fila)
        yield filas.map(({ fila }) => `${JSON.stringify(fila)}\n`).join('')
      }
    } finally {
      await cursor.close()
    }
  }
  return { lineas: Readable.from(lineas()), copiada: (): TablaCopiada => ({ ...tabla, ...suma.total() }) }
}

/** What a table adds up to. */
export async function sumar(client: PoolClient, tabla: Tabla): Promise<TablaCopiada> {
  const { lineas, copiada } = filasDe(client, tabla)
  for await (const _ of lineas);
  return copiada()
}

const MODULO = 1n << 128n

class Suma {
  #filas = 0
  #suma = 0n

  agregar(fila: string): void {
    this.#filas++
    this.#suma = (this.#suma + BigInt(`0x${createHash('sha256').update(fila).digest('hex').slice(0, 32)}`)) % MODULO
  }

  total() {
    return { filas: this.#filas, suma: this.#suma.toString(16).padStart(32, '0') }
  }
}

export interface Secuencia {
  readonly esquema: string
  readonly secuencia: string
  readonly valor: string
}

export async function secuenciasDe(client: PoolClient): Promise<Secuencia[]> {
  const { rows } = await client.query<Secuencia>(
    `select schemaname as esquema, sequencename as secuencia, last_value::text as valor from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [ESQUEMAS],
  )
  return rows
}

export interface Situacion {
  readonly postgres: string
  readonly migraciones: number
  readonly almacen: string | null
  readonly escrituras: number
  readonly numeros: Readonly<Record<string, number>>
  readonly ahora: Date
}

export async function situacionDe(client: PoolClient): Promise<Situacion> {
  const { rows } = await client.query<Situacion>(
    `select current_setting('server_version') as postgres,
       (select count(*)::int from drizzle.__drizzle_migrations) as migraciones, (select id from almacen) as almacen,
       coalesce((select id from auditoria order by id desc limit 1), 0) as escrituras, cadena.numeros() as numeros, now() as ahora`,
  )
  const [situacion] = rows
  if (!situacion) throw new Error('La base de datos no dice cómo está')
  return situacion
}

/** The stored files that rows name; what the scanner put aside is not among them. */
export async function rutasDe(client: PoolClient, tablas: readonly string[]): Promise<string[]> {
  const todas = tablas.map((tabla) => `select ruta from ${citado(tabla)} where ruta is not null`).join(' union ')
  const { rows } = await client.query<{ ruta: string }>(
    `select ruta from (${todas}) r
     where not exists (select 1 from revision_de_archivo v where v.ruta = r.ruta and v.estado = 'INFECTADO') order by 1`,
  )
  return rows.map(({ ruta }) => ruta)
}

export async function estaVacia(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ vacia: boolean }>(
    `select not exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and (n.nspname = any($1) or n.nspname = 'trabajos')) as vacia`,
    [ESQUEMAS],
  )
  return rows[0]?.vacia === true
}

interface Carga {
  readonly tablas: readonly TablaCopiada[]
  readonly secuencias: readonly Secuencia[]
  lineas(tabla: TablaCopiada): Readable
}

/** Into the tables that the migrations made, in one transaction: all of it, or nothing. Whoever owns them may. */
export async function cargar(client: PoolClient, { tablas, secuencias, lineas }: Carga): Promise<void> {
  await client.query('begin')
  try {
    const ajenas = await quitarAjenas(client)
    const todas = await tablasDe(client)
    for (const tabla of todas) await client.query(`alter table ${enSql(tabla)} disable trigger user`)
    await client.query(`truncate ${todas.map(enSql).join(', ')}`)
    for (const tabla of tablas) {
      exigirIgual(tabla, todas)
      if (tabla.filas > 0) await cargarTabla(client, tabla, lineas(tabla))
    }
    for (const { esquema, secuencia, valor } of secuencias) {
      await client.query('select setval($1::text::regclass, $2::bigint)', [
        `${citado(esquema)}.${citado(secuencia)}`,
        valor,
      ])
    }
    await contarDesdeLoQueHay(client)
    await ponerAjenas(client, ajenas)
    for (const tabla of todas) await client.query(`alter table ${enSql(tabla)} enable trigger user`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query('analyze')
}

interface Ajena {
  readonly tabla: string
  readonly nombre: string
  readonly dice: string
}

/** The references between tables: rows come table by table. */
export async function quitarAjenas(client: PoolClient): Promise<readonly Ajena[]> {
  const { rows } = await client.query<Ajena>(
    `select k.conrelid::regclass::text as tabla, k.conname as nombre, pg_get_constraintdef(k.oid) as dice
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1)`,
    [ESQUEMAS],
  )
  for (const { tabla, nombre } of rows) await client.query(`alter table ${tabla} drop constraint ${citado(nombre)}`)
  return rows
}

/** Every row that came is looked at: one that leads nowhere stops all of it. */
export async function ponerAjenas(client: PoolClient, ajenas: readonly Ajena[]): Promise<void> {
  for (const { tabla, nombre, dice } of ajenas) {
    await client.query(`alter table ${tabla} add constraint ${citado(nombre)} ${dice}`)
  }
}

export const LOTE_DE_TEXTO = 4_000_000

function exigirIgual(tabla: TablaCopiada, todas: readonly Tabla[]): void {
  const hay = todas.find(({ esquema, tabla: t }) => esquema === tabla.esquema && t === tabla.tabla)
  if (JSON.stringify(hay?.columnas) !== JSON.stringify(tabla.columnas)) {
    throw new Error(`La tabla ${tabla.esquema}.${tabla.tabla} no es como en la copia`)
  }
}

async function cargarTabla(client: PoolClient, tabla: TablaCopiada, lineas: Readable): Promise<void> {
  const calculadas = await columnasCalculadas(client, tabla)
  const columnas = tabla.columnas.filter((columna) => !calculadas.includes(columna)).map(citado)
  const insertar = `insert into ${enSql(tabla)} (${columnas.join(', ')}) overriding system value
    select ${columnas.map((columna) => `(q.r).${columna}`).join(', ')}
    from (select f::${enSql(tabla)} as r from unnest($1::text[]) as f offset 0) q`
  let lote: string[] = []
  let largo = 0
  for await (const linea of createInterface({ input: lineas, crlfDelay: Number.POSITIVE_INFINITY })) {
    const fila: unknown = JSON.parse(linea)
    if (typeof fila !== 'string') throw new Error('La copia no se puede leer')
    lote.push(fila)
    largo += fila.length
    if (lote.length < DE_A && largo < LOTE_DE_TEXTO) continue
    await client.query(insertar, [lote])
    lote = []
    largo = 0
  }
  if (lote.length > 0) await client.query(insertar, [lote])
}

async function columnasCalculadas(client: PoolClient, tabla: Tabla): Promise<string[]> {
  const { rows } = await client.query<{ columna: string }>(
    `select attname::text as columna from pg_attribute where attrelid = $1::text::regclass and attgenerated <> ''`,
    [enSql(tabla)],
  )
  return rows.map(({ columna }) => columna)
}

/**
 * Numbers of people that were given while the copy was made, or whose rows were not yet kept when it had its picture, are missing
 * like any other: the numbering stands where the rows end, and what is known to have been given goes with the mark of the store.
 */
async function contarDesdeLoQueHay(client: PoolClient): Promise<void> {
  for (const { secuencia, nombre, tabla, columna } of await numeracionesConColumna(client)) {
    if (!esNumeracion(nombre)) continue
    await client.query(
      `select setval($1::text::regclass, greatest(max(${columna}), 1), max(${columna}) is not null) from ${tabla}`,
      [secuencia],
    )
  }
}

interface NumeracionConColumna {
  readonly secuencia: string
  readonly nombre: string
  readonly tabla: string
  readonly columna: string
}

export async function numeracionesConColumna(client: DbRaiz['$client'] | PoolClient): Promise<NumeracionConColumna[]> {
  const { rows } = await client.query<NumeracionConColumna>(
    `select s.oid::regclass::text as secuencia, s.relname as nombre, d.refobjid::regclass::text as tabla, quote_ident(a.attname) as columna
     from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
     join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     join pg_namespace n on n.oid = s.relnamespace
     where s.relkind = 'S' and n.nspname = any($1)`,
    [ESQUEMAS],
  )
  return rows
}

/** A numbering that stands below what its own column has; undefined where none does. */
export async function numeracionAtrasada(db: Pick<DbRaiz, '$client'>): Promise<string | undefined> {
  for (const { secuencia, tabla, columna } of await numeracionesConColumna(db.$client)) {
    const { rows: hallado } = await db.$client.query<{ atras: boolean }>(
      `select coalesce((select max(${columna}) from ${tabla}), 0)
         > coalesce(pg_sequence_last_value($1::text::regclass), 0) as atras`,
      [secuencia],
    )
    if (hallado[0]?.atras) return secuencia
  }
  return undefined
}

/** An empty database beside this one, to try a copy in. Throws CopiaInservible, with what to do, where its role may not. */
export async function crearBase(client: PoolClient, nombre: string): Promise<void> {
  try {
    await client.query(`create database ${citado(nombre)}`)
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === SIN_PERMISO)) throw error
    const { rows } = await client.query<{ rol: string }>('select current_user as rol')
    const rol = citado(unaFila(rows).rol)
    throw new CopiaInservible(`El rol ${rol} no puede crear una base: déjelo con ALTER ROLE ${rol} CREATEDB`)
  }
}
export async function quitarBase(client: PoolClient, nombre: string): Promise<void> {
  await client.query(`drop database if exists ${citado(nombre)} with (force)`)
}

/** The same server and role. */
export function deOtraBase(conexion: PoolConfig, database: string): PoolConfig {
  if (conexion.connectionString === undefined) return { ...conexion, database }
  const direccion = new URL(conexion.connectionString)
  direccion.pathname = `/${database}`
  return { ...conexion, connectionString: direccion.href }
}
