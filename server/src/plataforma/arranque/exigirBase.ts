import { randomInt } from 'node:crypto'
import pg from 'pg'
import { AjusteInvalido, noEsValido } from '../ajustes/ajusteInvalido.ts'
import { abrirDb, type ConexionDeBase, type DbRaiz, sentencia } from '../base/db.ts'
import { cualBaseEs } from '../base/replica.ts'
import { unaFila } from '../base/unaFila.ts'

/** What a start asks of a city's own PostgreSQL before it touches anything: what is wrong is said naming the setting. */

const ESPERA_MS = 10_000
const PRIMERA_VERSION = 150_000

interface Lugar {
  /** The setting that says the address. */
  readonly ajuste: string
  readonly conexion: ConexionDeBase
}

interface Donde {
  readonly equipo: string
  readonly rol: string
  readonly base: string
}

const leerBase = sentencia(
  'que_postgres_es',
  `select current_setting('server_version_num')::int as "version!", current_setting('server_encoding') as "codificacion!",
     current_setting('plan_cache_mode') = 'force_generic_plan' as "oyeOpciones!", current_setting('TimeZone') as "zona!",
     has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE')
       and coalesce(has_table_privilege(to_regclass('public.almacen')::oid, 'TRUNCATE'), true)
       as "hace!",
     exists (select from pg_available_extensions() where name = 'pg_trgm') as "conTrigramas!"`,
)
type QuePostgres = Awaited<ReturnType<typeof leerBase>>[number]

/** Both lead to the same database, in a state to be served; the owner's may make tables. */
export async function exigirBases(dueño: Lugar, servidor: Lugar): Promise<void> {
  await conBase(dueño, async (delDueño, donde) => {
    exigirDueño(await queEs(delDueño), dueño.ajuste, donde)
    if (servidor.ajuste === dueño.ajuste) return
    await conBase(servidor, async (delServidor) => {
      if (!(await vanALaMisma(delDueño, delServidor)))
        throw noEsValido(servidor.ajuste, `lleva a otra base de datos que ${dueño.ajuste}`)
      const { oyeOpciones } = await queEs(delServidor)
      if (!servidor.conexion.repartidor && !oyeOpciones)
        throw noEsValido(servidor.ajuste, porRepartidor(servidor.ajuste))
    })
  })
}

/** For the commands, which ask no more of it: that its address leads to a PostgreSQL that lets in. */
export const exigirQueSeEntre = (lugar: Lugar): Promise<void> => conBase(lugar, async (db) => void (await leerZona(db)))

/** Of the same database, by the same role, and no pooler. One that is not there at this moment comes later: nothing waits for it. */
export async function exigirReplica(replica: Lugar, servidor: Lugar): Promise<void> {
  const principal = await conBase(servidor, async (db, { rol }) => ({ rol, ...unaFila(await cualBaseEs(db)) }))
  try {
    await conBase(replica, async (db, { rol }) => {
      if (!(await queEs(db)).oyeOpciones) throw noEsValido(replica.ajuste, porRepartidor(replica.ajuste))
      if (unaFila(await cualBaseEs(db)).cual !== principal.cual)
        throw noEsValido(replica.ajuste, `no es una réplica de la base de ${servidor.ajuste}`)
      if (rol !== principal.rol)
        throw noEsValido(
          replica.ajuste,
          `entra con el rol ${rol}, y tiene que ser el de ${servidor.ajuste}, ${principal.rol}`,
        )
    })
  } catch (error) {
    if (!(error instanceof AjusteInvalido && error.pasajero)) throw error
  }
}

function exigirDueño(es: QuePostgres, ajuste: string, { base, rol }: Donde): void {
  if (es.version < PRIMERA_VERSION) throw noEsValido(ajuste, 'hace falta PostgreSQL 15 o posterior')
  if (es.codificacion !== 'UTF8')
    throw noEsValido(ajuste, `la base ${base} está en ${es.codificacion} y tiene que estar en UTF8 (ops/roles.sql)`)
  if (!es.conTrigramas) throw noEsValido(ajuste, 'a ese PostgreSQL le falta la extensión pg_trgm (postgresql-contrib)')
  if (!es.oyeOpciones) throw noEsValido(ajuste, porRepartidor(ajuste))
  if (!es.hace)
    throw noEsValido(
      ajuste,
      `el rol ${rol} no es dueño de la base ${base} y no puede hacer sus tablas. La dirección con su dueño va en ` +
        'DATABASE_URL_MIGRACIONES (docs/operacion.md, Base de datos)',
    )
}

const porRepartidor = (ajuste: string) =>
  ajuste === 'DATABASE_URL'
    ? 'lleva a un repartidor de conexiones. Ponga REPARTIDOR=si (docs/operacion.md, Base de datos)'
    : 'tiene que llevar a PostgreSQL mismo, y no a un repartidor de conexiones'

async function queEs(db: DbRaiz): Promise<QuePostgres> {
  const [es] = await leerBase(db)
  if (!es) throw new Error('PostgreSQL no dice qué es')
  return es
}

const tomar = sentencia('candado_de_arranque', 'select pg_try_advisory_xact_lock($1::bigint) as "tomado!"')

/** A lock is of one database: who asks for it in another gets it. */
async function vanALaMisma(una: DbRaiz, otra: DbRaiz): Promise<boolean> {
  const numero = randomInt(2 ** 47)
  const client = await una.$client.connect()
  try {
    await client.query('begin')
    await tomar({ $client: client }, numero)
    const [fila] = await tomar(otra, numero)
    return fila?.tomado === false
  } finally {
    await client.query('rollback').finally(() => client.release())
  }
}

const ZONA_DE_LA_BASE = `do $$ begin execute format('alter database %I set timezone to %L', current_database(), 'UTC'); end $$`
export const leerZona = sentencia('zona_de_la_conexion', `select current_setting('TimeZone') as "zona!"`)

/** By any of its names: a PostgreSQL of Debian's may say Etc/UTC. */
const UTC = /^(Etc\/)?(UTC|UCT|Universal|Zulu)$/i

/** A pooler hands no options on: the time zone of the statements is the database's own. */
export async function exigirZona(dueño: DbRaiz, db: DbRaiz): Promise<void> {
  await dueño.$client.query(ZONA_DE_LA_BASE)
  const [fila] = await leerZona(db)
  if (fila && UTC.test(fila.zona)) return
  await db.$client.end()
  throw noEsValido(
    'DATABASE_URL',
    `por el repartidor la base atiende en la zona ${fila?.zona}, que era la de antes: reinícielo, o mande RECONNECT a su consola`,
  )
}

async function conBase<T>({ ajuste, conexion }: Lugar, obra: (db: DbRaiz, donde: Donde) => Promise<T>): Promise<T> {
  const donde = dondeEsta(ajuste, conexion)
  const db = abrirDb({ ...conexion, max: 1, connectionTimeoutMillis: ESPERA_MS })
  try {
    return await obra(db, donde)
  } catch (error) {
    throw enOracion(error, ajuste, donde) ?? error
  } finally {
    await db.$client.end()
  }
}

function dondeEsta(ajuste: string, conexion: ConexionDeBase): Donde {
  try {
    const { host, port, user = '', database = '' } = new pg.Client(conexion)
    return { equipo: host.startsWith('/') ? host : `${host}:${port}`, rol: user, base: database }
  } catch {
    throw noEsValido(ajuste, 'debe ser una dirección postgres://usuario:clave@equipo/base')
  }
}

type Oracion = (donde: Donde & { readonly ajuste: string }) => string
const NO_RESPONDE: Oracion = ({ equipo }) => `en ${equipo} no responde ningún PostgreSQL`
const NO_ENTRA: Oracion = ({ equipo, rol }) => `el PostgreSQL de ${equipo} no acepta al rol ${rol} con esa clave`
const NO_EXISTE: Oracion = ({ equipo, base }) => `en ${equipo} no existe la base ${base}`

/** By the code of the system or of PostgreSQL; those that pass by themselves are tried again by who started us. */
const PASAJERAS: Readonly<Record<string, Oracion>> = {
  ECONNREFUSED: NO_RESPONDE,
  ENOENT: NO_RESPONDE,
  ETIMEDOUT: NO_RESPONDE,
  EHOSTUNREACH: NO_RESPONDE,
  ECONNRESET: NO_RESPONDE,
  ENOTFOUND: ({ equipo }) => `no se encuentra el equipo ${equipo}`,
  EAI_AGAIN: ({ equipo }) => `no se encuentra el equipo ${equipo}`,
  '57P03': ({ equipo }) => `el PostgreSQL de ${equipo} está arrancando o deteniéndose`,
  '53300': ({ equipo }) => `el PostgreSQL de ${equipo} no admite más conexiones`,
}
const DEFINITIVAS: Readonly<Record<string, Oracion>> = {
  '28P01': NO_ENTRA,
  '28000': ({ equipo, rol }) =>
    `el PostgreSQL de ${equipo} no admite al rol ${rol}: no existe, o no desde esta máquina`,
  '3D000': NO_EXISTE,
  '42501': ({ base, rol }) => `el rol ${rol} no puede entrar a la base ${base}`,
  EACCES: ({ equipo }) => `este usuario no puede entrar a ${equipo}`,
}
/** What has no code of its own: pgbouncer's refusals, the driver's, and TLS. */
const POR_TEXTO: readonly (readonly [RegExp, Oracion])[] = [
  [/unsupported startup parameter/, ({ ajuste }) => porRepartidor(ajuste)],
  [/password|no such user|SASL|auth/i, NO_ENTRA],
  [/no such database/, NO_EXISTE],
  [/SSL|certificate|self-signed/i, ({ equipo }) => `con ${equipo} no se puede hablar cifrado como pide sslmode`],
]

function enOracion(error: unknown, ajuste: string, donde: Donde) {
  if (!(error instanceof Error) || error instanceof AjusteInvalido) return undefined
  const codigo = 'code' in error ? String(error.code) : ''
  const pasajera = /timeout/.test(error.message) ? NO_RESPONDE : PASAJERAS[codigo]
  if (pasajera) return noEsValido(ajuste, pasajera({ ...donde, ajuste }), { pasajero: true })
  const [, porTexto] = POR_TEXTO.find(([patron]) => patron.test(error.message)) ?? []
  const oracion =
    DEFINITIVAS[codigo] ?? (codigo === '08P01' || codigo === '' || /SSL|CERT/.test(codigo) ? porTexto : undefined)
  return oracion && noEsValido(ajuste, oracion({ ...donde, ajuste }))
}
