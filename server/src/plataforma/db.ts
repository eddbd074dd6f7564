import { createHash, createHmac } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg, { type PoolClient, type PoolConfig } from 'pg'
import {
  exigirNoNulas,
  type Fila,
  modelo,
  type NadaMas,
  type Nombre,
  type Precisa,
  type Precision,
  type Valores,
} from './sentencias.ts'

/** A pool, or the one connection of a transaction: use cases take either, so that they compose. */
export type Db = NodePgDatabase & { readonly $client: pg.Pool | PoolClient }
/** Inside `enTransaccion`. */
export type Tx = NodePgDatabase & { readonly $client: PoolClient }
export type DbRaiz = NodePgDatabase & {
  readonly $client: pg.Pool
  readonly firmar: Firmar
  /** A keyed hash of what is noted and must not be read there. */
  readonly resumir: (dato: string) => string
}

/** What the audit believes of a role that does not own the tables: the number of who acts, with what only the server knows. */
export interface Firma {
  readonly interior: Buffer
  readonly exterior: Buffer
}
type Firmar = (actor: number) => string

// Amounts and counts are whole numbers far below 2⁵³ (domain: IMPORTE_MAXIMO).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** `firma`: of the server's own role; who owns the tables acts without. */
export function abrirDb(conexion: PoolConfig, firma?: Firma): DbRaiz {
  const pool = new pg.Pool({
    max: 10,
    ...conexion,
    // Lists are written so that the right index is the only sensible one whatever the filter's values are; then planning
    // once a connection is enough, and it costs a third of a short statement (docs/base-de-datos.md).
    options: '-c plan_cache_mode=force_generic_plan -c TimeZone=UTC',
  })
  // A connection that dies is replaced by the pool, and whoever was using it gets the failure with their statement;
  // without listeners, for idle ones and for those at work, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return Object.assign(drizzle({ client: pool, casing: 'snake_case' }), {
    firmar: firmarCon(firma),
    resumir: (dato: string) =>
      createHmac('sha256', firma?.exterior ?? '')
        .update(dato)
        .digest('hex'),
  })
}

/** What `auditar` checks, in front of the number itself. */
function firmarCon(firma: Firma | undefined): Firmar {
  const resumir = (clave: Buffer, dato: string | Buffer) => createHash('sha256').update(clave).update(dato).digest()
  return (actor) =>
    firma ? resumir(firma.exterior, resumir(firma.interior, String(Math.trunc(actor)))).toString('hex') : ''
}

/**
 * One transaction, with the person who acts named in it for the audit. Begin and actor travel together.
 * Nothing is kept if `obra` throws.
 */
export async function enTransaccion<T>(db: DbRaiz, actor: number | null, obra: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  let roto = true
  try {
    await client.query(`begin; ${decirQuien(db, actor)}`)
    try {
      const resultado = await obra(drizzle({ client, casing: 'snake_case' }))
      await client.query('commit')
      roto = false
      return resultado
    } catch (error) {
      // Where not even this is possible, the connection is gone, and the first failure says why.
      roto = await client.query('rollback').then(
        () => false,
        () => true,
      )
      throw error
    }
  } finally {
    client.release(roto)
  }
}

const decirQuien = ({ firmar }: DbRaiz, actor: number | null) =>
  actor === null
    ? `set local portal.actor = ''`
    : `set local portal.actor = '${Math.trunc(actor)}'; set local portal.firma = '${firmar(actor)}'`

/** A statement that PostgreSQL parses once per connection; its types come from the database (sentencias.ts). */
export function sentencia<N extends Nombre, P extends Precisa<N, P> = NadaMas>(
  nombre: N,
  texto: string,
  precision?: Precision<P>,
) {
  const declarada = modelo(nombre, texto, precision)
  const { name, text } = declarada
  return async ({ $client }: Pick<Db, '$client'>, ...valores: Valores<N>): Promise<Fila<N, P>[]> => {
    const { rows } = await $client.query<Fila<N, P>>({ name, text, values: [...valores] })
    exigirNoNulas(rows, declarada)
    return rows
  }
}
