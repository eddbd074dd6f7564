import { setMaxListeners } from 'node:events'
import { zonaDeLaCiudad } from '@catastro/domain/zona'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { causa } from '../base/causa.ts'
import { type DbRaiz, sentencia } from '../base/db.ts'

/**
 * What is done by itself. Whatever is to be done waits in a table of its capability, written in the transaction that
 * asks for it; a job takes those rows with `for update skip locked`. So each is safe to do twice and in any process.
 */
export interface Trabajo {
  readonly nombre: string
  /**
   * A cron line, in the city's time: once for all processes. Or every so many seconds in each process, for what people
   * wait for: looking costs one read by index.
   */
  readonly cuando: string | { readonly cadaSegundos: number }
  /** `fin` is raised when the process ends: work in rows stops after the row it has. */
  obra(fin: AbortSignal): Promise<unknown>
}

export interface TrabajosEnMarcha {
  /** Those under way. */
  enCurso(): readonly string[]
  detener(): Promise<void>
}

/** What an hour's round may be late, and the hour that the clock is put back. */
const HOLGURA_S = 3600

/**
 * Seconds between two rounds, after which somebody may say that it does not run: of a line with an hour, the longest that lies
 * between two of them and as much again, up to an hour.
 */
export function segundosEntreRondas(cuando: Trabajo['cuando']): number {
  if (typeof cuando !== 'string') return cuando.cadaSegundos
  const [minutos = '', horas = '', ...dias] = cuando.split(' ')
  if (dias.join(' ') !== '* * *') throw new Error(`Un trabajo con días: ${cuando}`)
  const delDia = enNumeros(horas, 24).flatMap((hora) => enNumeros(minutos, 60).map((minuto) => hora * 60 + minuto))
  const hasta = [...delDia.slice(1), (delDia[0] ?? 0) + 24 * 60]
  const masLargo = 60 * Math.max(...delDia.map((minuto, n) => (hasta[n] ?? 0) - minuto))
  return masLargo + Math.min(masLargo, HOLGURA_S)
}

/** Of one field of a cron line: a number, a span, each so many, or all. */
function enNumeros(campo: string, cuantos: number): number[] {
  const [, desde, hasta, cada = '1'] = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(campo) ?? []
  const [primero, ultimo] = desde === undefined ? [0, cuantos - 1] : [Number(desde), Number(hasta ?? desde)]
  return Array.from({ length: cuantos }, (_, n) => n).filter(
    (n) => n >= primero && n <= ultimo && (n - primero) % Number(cada) === 0,
  )
}

/** Starts them all. A failure goes to the log, and the next round tries again. */
export async function iniciarTrabajos(
  db: DbRaiz,
  trabajos: readonly Trabajo[],
  registro: Pick<Logger, 'error'>,
): Promise<TrabajosEnMarcha> {
  const fin = new AbortController()
  // Each of them listens for it.
  setMaxListeners(0, fin.signal)
  const anotar = anotarEn(db)
  const enCurso = new Set<string>()
  const hacer = async (trabajo: Trabajo) => {
    let queja: unknown
    enCurso.add(trabajo.nombre)
    await trabajo.obra(fin.signal).catch((error: unknown) => {
      queja = causa(error)
      if (!fin.signal.aborted) registro.error({ err: queja, trabajo: trabajo.nombre }, 'falla de un trabajo')
    })
    enCurso.delete(trabajo.nombre)
    if (!fin.signal.aborted) await anotar(trabajo, queja)
  }
  await anotarCuales(db, trabajos)
  const boss = await programar(db, trabajos, hacer)
  const seguidos = trabajos.map((trabajo) =>
    typeof trabajo.cuando === 'string' ? undefined : seguir(trabajo, trabajo.cuando.cadaSegundos, hacer, fin.signal),
  )
  return {
    enCurso: () => [...enCurso],
    async detener() {
      fin.abort()
      await Promise.all(seguidos)
      await boss.stop({ graceful: true, timeout: 3000, wait: true })
    },
  }
}

const anotarHecho = sentencia(
  'anotar_trabajo_hecho',
  `insert into trabajo_hecho as t (nombre, cada_segundos, fallas, error)
   values ($1, $2, case when $3?::text is null then 0 else 1 end, left($3, 300))
   on conflict (nombre) do update set ultima_vez = now(), cada_segundos = excluded.cada_segundos, error = excluded.error,
     fallas = case when excluded.error is null then 0 else t.fallas + 1 end`,
)

const olvidarOtros = sentencia('olvidar_trabajos_de_antes', 'delete from trabajo_hecho where nombre <> all($1::text[])')
const anotarTrabajo = sentencia(
  'anotar_trabajo',
  `insert into trabajo_hecho as t (nombre, cada_segundos) values ($1, $2)
   on conflict (nombre) do update set cada_segundos = excluded.cada_segundos,
     ultima_vez = case when t.ultima_vez < now() - make_interval(secs => excluded.cada_segundos) then now() else t.ultima_vez end`,
)

/**
 * That they are, so that one which never runs is missed. One that is late when a process starts had none to run it: it is given
 * a round from now.
 */
async function anotarCuales(db: DbRaiz, trabajos: readonly Trabajo[]): Promise<void> {
  await olvidarOtros(
    db,
    trabajos.map(({ nombre }) => nombre),
  )
  for (const { nombre, cuando } of trabajos) await anotarTrabajo(db, nombre, Math.ceil(segundosEntreRondas(cuando)))
}

/** What comes out well is written once a minute, whatever is done to the machine's clock: some look every other second. */
function anotarEn(db: DbRaiz) {
  const anotados = new Map<string, number>()
  return async ({ nombre, cuando }: Trabajo, error?: unknown): Promise<void> => {
    const reciente = (anotados.get(nombre) ?? Number.NEGATIVE_INFINITY) > performance.now() - 60_000
    if (error === undefined && reciente) return
    const cada = Math.ceil(segundosEntreRondas(cuando))
    const queja = error === undefined ? null : String(error)
    const anotado = await anotarHecho(db, nombre, cada, queja).then(
      () => error === undefined,
      () => false,
    )
    if (anotado) anotados.set(nombre, performance.now())
    else anotados.delete(nombre)
  }
}

type Hacer = (trabajo: Trabajo) => Promise<void>

const crearBoss = (db: DbRaiz, opciones: PgBoss.ConstructorOptions) => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    schema: 'trabajos',
    ...opciones,
  })
  boss.on('error', () => {}) // the next round tries again; PostgreSQL being away shows at /salud/listo
  return boss
}

/** Of pg-boss itself: its clock sends through it. */
const COLA_DEL_RELOJ = '__pgboss__send-it'

/** The queues, each a table of its own: made at start by whoever owns the tables, since the server makes none. */
export async function prepararTrabajos(dueño: DbRaiz, trabajos: readonly Trabajo[]): Promise<void> {
  const boss = crearBoss(dueño, { supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue(COLA_DEL_RELOJ)
  for (const { nombre, cuando } of trabajos)
    if (typeof cuando === 'string') await boss.createQueue(nombre, cola(nombre))
  await boss.stop({ graceful: false, wait: true })
}

/** Theirs are hours and days: looking every other second, as it does unless told, is most of what a portal at rest does. */
const MIRAR = { pollingIntervalSeconds: 20 }

const cola = (name: string): PgBoss.Queue => ({ name, policy: 'short' })

/**
 * So long a round may take before it is given for dead and done by another process: a store is read for many minutes, and two
 * would be at it. Of the round and not of its queue, which an older portal made.
 */
const EXPIRA = { expireInSeconds: 3600 }

/** Those with an hour live in PostgreSQL, so that however many processes run, each round is done once. */
async function programar(db: DbRaiz, trabajos: readonly Trabajo[], hacer: Hacer): Promise<PgBoss> {
  const boss = crearBoss(db, { migrate: false })
  await boss.start()
  for (const trabajo of trabajos) {
    const { nombre, cuando } = trabajo
    if (typeof cuando !== 'string') continue
    await boss.schedule(nombre, cuando, {}, { tz: zonaDeLaCiudad(), ...EXPIRA })
    await boss.work(nombre, MIRAR, () => hacer(trabajo))
  }
  return boss
}

/** Round after round, never two at once, until the process ends. */
async function seguir(trabajo: Trabajo, cadaSegundos: number, hacer: Hacer, fin: AbortSignal): Promise<void> {
  while (!fin.aborted) {
    await hacer(trabajo)
    await pausa(cadaSegundos * 1000, fin)
  }
}

export const pausa = (ms: number, fin: AbortSignal) =>
  new Promise<void>((resolve) => {
    const terminar = () => {
      clearTimeout(reloj)
      fin.removeEventListener('abort', terminar)
      resolve()
    }
    const reloj = setTimeout(terminar, ms)
    fin.addEventListener('abort', terminar)
    if (fin.aborted) terminar()
  })
