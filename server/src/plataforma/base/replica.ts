import type { Pool, PoolClient, QueryConfig } from 'pg'
import { causa } from './causa.ts'
import { abrirDb, type ConexionDeBase, type DbRaiz, sentencia } from './db.ts'
import { unaFila } from './unaFila.ts'

/**
 * A replica that follows the main database a moment behind, for what may be a moment old (ADR 57). It is read only while it keeps
 * up, and by a person only once it has what that person wrote. Whatever it does not answer is asked of the main one: nobody sees
 * that it went away.
 */

/** Who is later than this is not read: others' work shows at the latest so much after it was done. */
const ATRASO_MAXIMO_MS = 5_000
const ENTRE_MIRADAS_MS = 1_000
const MUESTRAS = 60
/** What it has not answered by then, the main one is asked. */
const ESPERA_MS = 5_000
const CONECTAR_MS = 1_000
/** Older notes say nothing: a replica that much behind is not read by anybody. */
const RECIENTE = '10 minutes'

// A cluster's number, which its replicas have too, and the database's in it.
const CUAL = `(select system_identifier::text || '/' || oid from pg_control_system(), pg_database
  where datname = current_database()) as "cual!"`
export const cualBaseEs = sentencia('cual_base_es', `select ${CUAL}`)

const dondeVaElPrincipal = sentencia(
  'donde_va_el_principal',
  `select (pg_current_wal_flush_lsn() - '0/0')::bigint as "posicion!",
     extract(epoch from pg_postmaster_start_time())::float8 as "arranco!", ${CUAL}`,
)
const dondeVaLaReplica = sentencia(
  'donde_va_la_replica',
  `select (pg_last_wal_replay_lsn() - '0/0')::bigint as posicion, pg_is_in_recovery() as "sigue!", ${CUAL}`,
)
const repetido = sentencia('hasta_donde_repitio', `select (pg_last_wal_replay_lsn() - '0/0')::bigint as posicion`)
// The main one says too when it started: the notes do not outlive a crash of it.
const anotado = sentencia(
  'hasta_donde_escribio',
  `select extract(epoch from pg_postmaster_start_time())::float8 as "arranco!",
     (select posicion from escritura_reciente where id_persona = $1 and escrita_el > now() - interval '${RECIENTE}') as posicion`,
)

interface Registro {
  info(texto: string): void
  warn(datos: object, texto: string): void
}

interface Muestra {
  readonly cuando: number
  readonly posicion: number
}

export class Replica {
  readonly #principal: DbRaiz
  readonly #replica: DbRaiz
  readonly #registro: Registro
  /** Where the main one was, each time that it was looked at and the replica had not come so far. */
  #muestras: readonly Muestra[] = []
  /** The last of those that it came to: it had everything of that time. */
  #alDia: Muestra = { cuando: Number.NEGATIVE_INFINITY, posicion: 0 }
  /** The main one's start, and where it was when that was first seen: of what is before there are no notes. */
  #arranco = 0
  #piso = 0
  #fueraDesde: number | null = performance.now()
  #porQue = ''
  #reloj: NodeJS.Timeout | undefined
  #leidas = { replica: 0, principal: 0 }

  constructor(principal: DbRaiz, conexion: ConexionDeBase, registro: Registro) {
    this.#principal = principal
    this.#registro = registro
    this.#replica = abrirDb({
      ...conexion,
      connectionTimeoutMillis: CONECTAR_MS,
      statement_timeout: ESPERA_MS,
      // One that was stopped, or whose machine is gone, says nothing at all.
      query_timeout: ESPERA_MS + 500,
    })
  }

  /** Looks now, and goes on looking. */
  async iniciar(): Promise<void> {
    await this.mirar()
    const otraVez = () => {
      this.#reloj = setTimeout(() => void this.mirar().finally(otraVez), ENTRE_MIRADAS_MS)
      this.#reloj.unref()
    }
    otraVez()
  }

  async detener(): Promise<void> {
    clearTimeout(this.#reloj)
    await this.#replica.$client.end()
  }

  /** Seconds that it has not been read for; 0 while it is. */
  segundosFuera(): number {
    return this.#fueraDesde === null ? 0 : (performance.now() - this.#fueraDesde) / 1000
  }

  /** How many statements each answered, of those that may read it. */
  leidas(): Readonly<Record<'replica' | 'principal', number>> {
    return this.#leidas
  }

  async mirar(): Promise<void> {
    try {
      const cuando = performance.now()
      const principal = unaFila(await dondeVaElPrincipal(this.#principal))
      if (principal.arranco !== this.#arranco) {
        this.#piso = principal.posicion
        this.#arranco = principal.arranco
      }
      this.#muestras = [...this.#muestras, { cuando, posicion: principal.posicion }].slice(-MUESTRAS)
      const { cual, sigue, posicion } = unaFila(await dondeVaLaReplica(this.#replica))
      if (cual !== principal.cual) return this.#salir('no es réplica de esta base')
      if (!sigue || posicion === null) return this.#salir('ya no sigue a otra: es una base aparte')
      const ultima = this.#muestras.findLastIndex((muestra) => muestra.posicion <= posicion)
      this.#alDia = this.#muestras[ultima] ?? this.#alDia
      this.#muestras = this.#muestras.slice(ultima + 1)
      if (this.#atrasada()) return this.#salir('está atrasada')
      this.#entrar()
    } catch (error) {
      this.#salir(`no responde (${mensajeDe(error)})`)
    }
  }

  #atrasada(): boolean {
    return performance.now() - this.#alDia.cuando > ATRASO_MAXIMO_MS
  }

  #entrar(): void {
    if (this.#fueraDesde === null) return
    this.#fueraDesde = null
    this.#porQue = ''
    this.#registro.info('las listas se leen de la réplica')
  }

  #salir(porQue: string): void {
    this.#fueraDesde ??= performance.now()
    if (this.#porQue === porQue) return
    this.#porQue = porQue
    this.#registro.warn({ porQue }, 'la réplica no se lee: las listas las responde la base principal')
  }

  /** The database for one request of what may be a moment old; `idPersona`: whose own writing has to be in it. */
  async para(idPersona: number | undefined): Promise<DbRaiz> {
    if (this.#fueraDesde !== null || this.#atrasada()) return this.#conPrincipal()
    const deTodos = Math.max(this.#piso, this.#alDia.posicion)
    if (idPersona === undefined) return this.#conReplica(deTodos)
    const { arranco, posicion } = unaFila(await anotado(this.#principal, idPersona))
    if (arranco !== this.#arranco) return this.#conPrincipal()
    return this.#conReplica(Math.max(deTodos, posicion ?? 0))
  }

  #conPrincipal(): DbRaiz {
    this.#leidas.principal += 1
    return this.#principal
  }

  /** As the main one, but for single statements. Once one had to be asked of the main one, so are the others of the request. */
  #conReplica(minimo: number): DbRaiz {
    const { $client: pool } = this.#principal
    let sirve = true
    const query = async (consulta: QueryConfig, ...valores: unknown[]) => {
      const respuesta = sirve ? await this.#preguntar(minimo, consulta, valores) : undefined
      if (respuesta) this.#leidas.replica += 1
      else this.#leidas.principal += 1
      sirve = respuesta !== undefined
      return respuesta ?? pool.query(consulta, ...(valores as []))
    }
    // What holds a connection may write, or be cut in the middle of what somebody is reading.
    const connect = () => {
      sirve = false
      return pool.connect()
    }
    const $client: Pool = Object.assign(Object.create(pool), { query, connect })
    return { ...this.#principal, $client }
  }

  /** Undefined: it does not have it yet, or does not answer, or refuses; the main one says whether that was the statement's fault. */
  async #preguntar(minimo: number, consulta: QueryConfig, valores: unknown[]) {
    let client: PoolClient | undefined
    let roto = true
    try {
      client = await this.#replica.$client.connect()
      if (!(await this.#tiene(client, minimo))) {
        roto = false
        return undefined
      }
      const respuesta = await client.query(consulta, ...(valores as []))
      roto = false
      return respuesta
    } catch (error) {
      if (!esDeLaSentencia(error)) this.#salir(`no responde (${mensajeDe(error)})`)
      return undefined
    } finally {
      client?.release(roto)
    }
  }

  /** Asked of the very connection: an address may lead to several replicas, and each is somewhere else. */
  async #tiene(client: PoolClient, minimo: number): Promise<boolean> {
    if ((REPETIDO.get(client) ?? -1) >= minimo) return true
    const { posicion } = unaFila(await repetido({ $client: client }))
    REPETIDO.set(client, posicion ?? -1)
    return (posicion ?? -1) >= minimo
  }
}

/** As far as each connection's replica was known to have come: it never goes back. */
const REPETIDO = new WeakMap<PoolClient, number>()

const mensajeDe = (error: unknown) => {
  const porQue = causa(error)
  return porQue instanceof Error ? porQue.message || String((porQue as NodeJS.ErrnoException).code) : String(porQue)
}

/** PostgreSQL answered, and is not going away: a conflict with what it repeats, its time out, or the statement's own fault. */
const esDeLaSentencia = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && 'code' in error && !/^(08|53|57P)/.test(String(error.code))
