import { randomInt } from 'node:crypto'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { causa } from './causa.ts'
import { abrirDb, type ConexionDeBase, type DbRaiz, HASTA_DONDE, sentencia } from './db.ts'
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

// A cluster's number, which its replicas have too, and the database's name in it.
const CUAL = `(select system_identifier::text || '/' || current_database() from pg_control_system())`
export const cualBaseEs = sentencia('cual_base_es', `select ${CUAL} as "cual!"`)

// And the timeline: after a failover, places of the log of another one say nothing. A replica tells it of its last restart point,
// and is not read until that one is of the new line.
const dondeVaElPrincipal = sentencia(
  'donde_va_el_principal',
  `select ${HASTA_DONDE} as "posicion!", current_user::text as "rol!",
     ${CUAL} || '/' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) as "cual!",
     (select posicion from escritura_reciente where id_persona = 0) as marca`,
)
const dondeVaLaReplica = sentencia(
  'donde_va_la_replica',
  `select (pg_last_wal_replay_lsn() - '0/0')::bigint as posicion, current_user::text as "rol!",
     pg_is_in_recovery() as "sigue!",
     ${CUAL} || '/' || (select upper(lpad(to_hex(timeline_id), 8, '0')) from pg_control_checkpoint()) as "cual!"`,
)
// The mark is lost with the notes, whatever lost them: a crash of the machine or of one connection, or another main one.
const marcar = sentencia(
  'marcar_escrituras',
  `insert into escritura_reciente (id_persona, posicion, escrita_el) values (0, $1, 'infinity') on conflict do nothing`,
)
const anotado = sentencia(
  'hasta_donde_escribio',
  `select (select posicion from escritura_reciente where id_persona = 0) as marca,
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

const NUNCA: Muestra = { cuando: Number.NEGATIVE_INFINITY, posicion: 0 }

type DondeVa = Awaited<ReturnType<typeof dondeVaLaReplica>>[number]

/** Without the timeline. */
const lugarDe = (cual: string) => cual.slice(0, cual.lastIndexOf('/'))

export class Replica {
  readonly #principal: DbRaiz
  readonly #replica: DbRaiz
  readonly #registro: Registro
  /** Where the main one was, each time that it was looked at and the replica had not come so far. */
  #muestras: readonly Muestra[] = []
  /** The last of those that it came to: it had everything of that time. */
  #alDia: Muestra = NUNCA
  /** The mark that stands among the notes, and where the main one was when it was first seen: of what is before there are none. */
  #marca: number | null = null
  #piso = 0
  /** The main one: its cluster, database and timeline. */
  #cual = ''
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
    let rol: string
    try {
      rol = await this.#mirarPrincipal()
    } catch (error) {
      return this.#salir(`no se sabe por dónde va la principal (${mensajeDe(error)})`)
    }
    try {
      const replica = unaFila(await dondeVaLaReplica(this.#replica))
      const porQueNo = this.#porQueNo(replica, rol)
      if (porQueNo === undefined) this.#entrar()
      else this.#salir(porQueNo)
    } catch (error) {
      this.#salir(`no responde (${mensajeDe(error)})`)
    }
  }

  /** Whoever it is entered as. */
  async #mirarPrincipal(): Promise<string> {
    const cuando = performance.now()
    let va = unaFila(await dondeVaElPrincipal(this.#principal))
    if (va.marca === null) {
      await marcar(this.#principal, randomInt(2 ** 47))
      va = unaFila(await dondeVaElPrincipal(this.#principal))
    }
    const { cual, marca, posicion, rol } = va
    if (marca !== this.#marca || cual !== this.#cual) {
      this.#marca = marca
      this.#cual = cual
      this.#piso = posicion
      this.#muestras = []
      this.#alDia = NUNCA
    }
    this.#muestras = [...this.#muestras, { cuando, posicion }].slice(-MUESTRAS)
    return rol
  }

  #porQueNo({ cual, sigue, posicion, rol }: DondeVa, delPrincipal: string): string | undefined {
    if (lugarDe(cual) !== lugarDe(this.#cual)) return 'no es réplica de esta base'
    if (!sigue || posicion === null) return 'ya no sigue a otra: es una base aparte'
    if (rol !== delPrincipal) return `entra con el rol ${rol}, y no con el de la principal`
    if (cual !== this.#cual) return 'todavía no siguió a la que es ahora la principal'
    const ultima = this.#muestras.findLastIndex((muestra) => muestra.posicion <= posicion)
    this.#alDia = this.#muestras[ultima] ?? this.#alDia
    this.#muestras = this.#muestras.slice(ultima + 1)
    return this.#atrasada() ? 'está atrasada' : undefined
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
    const { marca, posicion } = unaFila(await anotado(this.#principal, idPersona))
    if (marca !== this.#marca) return this.#conPrincipal()
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
    const llega = (va: DondeVa | undefined) => va?.cual === this.#cual && (va.posicion ?? -1) >= minimo
    if (llega(REPETIDO.get(client))) return true
    const va = unaFila(await dondeVaLaReplica({ $client: client }))
    REPETIDO.set(client, va)
    return llega(va)
  }
}

/** As far as each connection's replica was known to have come: on one timeline it never goes back. */
const REPETIDO = new WeakMap<PoolClient, DondeVa>()

const mensajeDe = (error: unknown) => {
  const porQue = causa(error)
  return porQue instanceof Error ? porQue.message || String((porQue as NodeJS.ErrnoException).code) : String(porQue)
}

/** PostgreSQL answered, and is not going away: a conflict with what it repeats, its time out, or the statement's own fault. */
const esDeLaSentencia = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && 'code' in error && !/^(08|53|57P)/.test(String(error.code))
