import { createHash, createHmac } from 'node:crypto'
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

/** What time it is, for whatever is decided by it: tests move it. */
export type Reloj = () => Date

/** A pool, or the one connection of a transaction: use cases take either, so that they compose. */
export interface Db {
  readonly $client: pg.Pool | PoolClient
  readonly ahora: Reloj
}
/** Inside `enTransaccion`. */
export interface Tx extends Db {
  readonly $client: PoolClient
}
export interface DbRaiz extends Db {
  readonly $client: pg.Pool
  readonly firmar: Firmar
  /** A keyed hash of what is noted and must not be read there. */
  readonly resumir: (dato: string) => string
  /** Lists are read elsewhere: until where each person wrote is noted (ADR 57). */
  readonly conReplica: boolean
}

/** What the audit believes of a role that does not own the tables: the number of who acts, with what only the server knows. */
export interface Firma {
  readonly interior: Buffer
  readonly exterior: Buffer
}
type Firmar = (actor: number, transaccion: string) => string

// Amounts and counts are whole numbers far below 2⁵³ (domain: IMPORTE_MAXIMO).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface ConexionDeBase extends PoolConfig {
  /** A pooler stands before PostgreSQL and may give each transaction another of its connections (ADR 38). */
  readonly repartidor?: boolean
  /** A replica follows it and is read (replica.ts). */
  readonly conReplica?: boolean
}

/** `firma`: of the server's own role; who owns the tables acts without. */
export function abrirDb(
  { repartidor = false, conReplica = false, ...conexion }: ConexionDeBase,
  firma?: Firma,
  ahora: Reloj = () => new Date(),
): DbRaiz {
  const pool = new pg.Pool({
    max: 10,
    ...conexion,
    // Lists are written so that the right index is the only sensible one whatever the filter's values are; then planning
    // once a connection is enough, and it costs a third of a short statement (docs/base-de-datos.md).
    ...(!repartidor && { options: '-c plan_cache_mode=force_generic_plan -c TimeZone=UTC' }),
  })
  if (repartidor) pool.on('connect', quitarNombres)
  // A connection that dies is replaced by the pool, and whoever was using it gets the failure with their statement;
  // without listeners, for idle ones and for those at work, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    $client: pool,
    ahora,
    conReplica,
    firmar: firmarCon(firma),
    resumir: (dato: string) =>
      createHmac('sha256', firma?.exterior ?? '')
        .update(dato)
        .digest('hex'),
  }
}

/** A statement's name is known to the connection that it was given to, and the next transaction may have another. */
function quitarNombres(client: PoolClient): void {
  const enviar: (...argumentos: unknown[]) => unknown = client.query.bind(client)
  const query = (consulta: unknown, ...resto: unknown[]) =>
    enviar(esDeclarada(consulta) ? { ...consulta, name: undefined } : consulta, ...resto)
  Object.assign(client, { query })
}

/** Cursors are objects of their own, and have none. */
const esDeclarada = (consulta: unknown): consulta is object =>
  typeof consulta === 'object' && consulta !== null && Object.getPrototypeOf(consulta) === Object.prototype

/** What `auditar` checks (S-20): who acts, in that transaction of that connection and in no other (`cadena.transaccion`). */
function firmarCon(firma: Firma | undefined): Firmar {
  const resumir = (clave: Buffer, dato: string | Buffer) => createHash('sha256').update(clave).update(dato).digest()
  return (actor, transaccion) =>
    firma ? resumir(firma.exterior, resumir(firma.interior, `${actor},${transaccion}`)).toString('hex') : ''
}

/** One transaction, with the person who acts named in it for the audit. Nothing is kept if `obra` throws. */
export async function enTransaccion<T>(db: DbRaiz, actor: number | null, obra: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  let roto = true
  try {
    await comenzar(client, db, actor)
    try {
      const resultado = await obra({ $client: client, ahora: db.ahora })
      await confirmar(client, db, actor)
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

/**
 * The signature travels as a value, out of sight of whoever lists what runs, and without a name: SQL that got into an earlier
 * transaction of the connection may have left its own under any.
 */
async function comenzar(client: PoolClient, { firmar }: DbRaiz, actor: number | null): Promise<void> {
  if (actor === null) {
    await client.query(`begin; set local portal.actor = ''`)
    return
  }
  // Of several statements, an array of results.
  const resultados = [await client.query<{ lugar: string }>('begin; select cadena.transaccion() as lugar')].flat()
  const quien = Math.trunc(actor)
  await client.query(`select set_config('portal.actor', $1, true), set_config('portal.firma', $2, true)`, [
    quien,
    firmar(quien, resultados.at(-1)?.rows[0]?.lugar ?? ''),
  ])
}

/**
 * What is acknowledged is noted: a person whose note could not be written is answered as one whose connection was cut a moment
 * before, and sends it again with its key.
 */
async function confirmar(client: PoolClient, { conReplica }: DbRaiz, actor: number | null): Promise<void> {
  await client.query(conReplica && actor !== null ? `commit; ${hastaDonde(actor)}` : 'commit')
}

/**
 * Where the log is, past the end of all that was acknowledged: that waited for the disk, unless the city told PostgreSQL not to wait.
 * What is not there yet (another's note) no replica gets until somebody waits for it.
 */
export const HASTA_DONDE = `(case current_setting('synchronous_commit')
     when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end - '0/0')::bigint`

/** In a transaction of its own, after the one that it tells of. */
const hastaDonde = (idPersona: number) =>
  `insert into escritura_reciente as e (id_persona, posicion)
   values (${Math.trunc(idPersona)}, ${HASTA_DONDE})
   on conflict (id_persona) do update set posicion = excluded.posicion, escrita_el = excluded.escrita_el`

/** For what was written about a person's own by nobody: they read it too as soon as they know of it. */
export async function recordarEscritura({ $client, conReplica }: DbRaiz, idPersona: number): Promise<void> {
  if (conReplica) await $client.query(hastaDonde(idPersona))
}

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
