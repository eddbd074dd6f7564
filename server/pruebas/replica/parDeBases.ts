import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { permitirAlServidor } from '../../src/cadena/permitir.ts'
import { abrirDb, type ConexionDeBase, type DbRaiz } from '../../src/plataforma/base/db.ts'
import { migrar } from '../../src/plataforma/base/migrar.ts'
import { type Binarios, binariosDePostgres } from '../../src/plataforma/postgresEmbebido/binarios.ts'
import { intentos } from '../../src/plataforma/postgresEmbebido/conexion.ts'
import { conexionDelServidor } from '../../src/plataforma/postgresEmbebido/rolDelServidor.ts'
import { type Usuario, usuarioDePostgres } from '../../src/plataforma/postgresEmbebido/usuario.ts'
import { MIGRACIONES } from '../../src/plataforma/proceso/raiz.ts'
import { confirmarPrecios, sembrar } from '../../src/semilla/sembrar.ts'
import { fundarCiudad } from '../ciudadDePrueba.ts'

/** Two PostgreSQL: the demo city's, and one that follows it by streaming. */

export interface Programas extends Binarios, Pick<Usuario, 'lanzar'> {
  /** Gives a new folder to whoever runs them. */
  suya(carpeta: string): Promise<void>
}

export async function programasDeNpm(): Promise<Programas> {
  const binarios = await binariosDePostgres()
  const usuario = await usuarioDePostgres(binarios, [])
  return { ...binarios, lanzar: usuario.lanzar, suya: (carpeta) => usuario.apropiar(carpeta) }
}

type EnMarcha = Awaited<ReturnType<typeof encender>>

export interface ParDeBases {
  /** The owner's, of the main one. */
  readonly dueño: DbRaiz
  /** Whoever serves, in each. */
  readonly servidor: ConexionDeBase
  readonly replica: ConexionDeBase
  readonly archivos: string
  /** It goes on taking what the main one sends, and repeats none of it. */
  pausar(): Promise<void>
  seguir(): Promise<void>
  /** `kill -9` of all its processes. */
  matar(): Promise<void>
  revivir(): Promise<void>
  /** The same, of the main one. */
  matarAlPrincipal(): Promise<void>
  revivirAlPrincipal(): Promise<void>
  /** `kill -9` of one of its connections: it throws out all of them, and its unlogged tables, and goes on. */
  matarUnaConexion(): Promise<void>
  seguirSinElla(): Promise<void>
  /** The main one stops, follows nobody, and is made the main one again: what a failover leaves, on a timeline of its own. */
  cambiarDeLinea(): Promise<void>
  /** Makes the replica note until where it went, as it does every few minutes. */
  anotarLinea(): Promise<void>
  /** Until the replica has all that the main one has written. */
  alDia(): Promise<void>
  detener(): Promise<void>
}

const QUIEN = { user: 'catastro', password: 'nadie-la-pide' }
const BASE = 'catastro'
/** Of their sockets, each in its own folder. */
const PUERTO = 5432

export async function levantarPar(programas: Programas): Promise<ParDeBases> {
  const carpeta = await mkdtemp(join(tmpdir(), 'par-'))
  await chmod(carpeta, 0o711)
  const carpetas = { principal: join(carpeta, 'p'), replica: join(carpeta, 'r') }
  for (const cada of Object.values(carpetas)) {
    await mkdir(cada, { mode: 0o700 })
    await programas.suya(cada)
  }
  const datos = { principal: join(carpetas.principal, 'd'), replica: join(carpetas.replica, 'd') }
  const fundar = programas.lanzar(
    programas.initdb,
    [
      '-D',
      datos.principal,
      '-U',
      QUIEN.user,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ],
    { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [codigo] = await once(fundar, 'exit')
  if (codigo !== 0) throw new Error(`initdb terminó con ${codigo} en ${datos.principal}`)

  const de = (cual: keyof typeof carpetas) => ({ host: carpetas[cual], port: PUERTO, ...QUIEN })
  const conexion = { ...de('principal'), database: BASE }
  const encenderPrincipal = () => encender(programas, datos.principal, de('principal'))
  const encenderReplica = () =>
    encender(programas, datos.replica, de('replica'), [
      `primary_conninfo=host=${carpetas.principal} port=${PUERTO} user=${QUIEN.user}`,
      'wal_retrieve_retry_interval=100ms',
    ])

  let principal = await encenderPrincipal()
  await enUna({ ...conexion, database: 'postgres' }, `create database ${BASE}`)
  const dueño = abrirDb(conexion)
  const archivos = join(carpeta, 'archivos')
  await migrar(dueño, MIGRACIONES)
  const delServidor = await conexionDelServidor(conexion)
  await permitirAlServidor(dueño, delServidor.user)
  await sembrar(dueño)
  await confirmarPrecios(dueño)
  await fundarCiudad(dueño, archivos)
  await dueño.$client.query('select cadena.sellar(100000)')
  // Stopped, its folder is a copy of itself.
  await dueño.$client.end()
  await principal.detener()
  execFileSync('cp', ['-a', datos.principal, datos.replica])
  await writeFile(join(datos.replica, 'standby.signal'), '')
  principal = await encenderPrincipal()
  let seguidora: EnMarcha = await encenderReplica()
  const vivo = abrirDb(conexion)

  const enReplica = <T>(sql: string) => enUna<T>({ ...de('replica'), database: BASE }, sql)
  async function alDia(): Promise<void> {
    const { rows } = await vivo.$client.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn')
    for await (const _ of intentos(60_000)) {
      const [fila] = await enReplica<{ paso: boolean }>(
        `select pg_last_wal_replay_lsn() >= '${rows[0]?.lsn}'::pg_lsn as paso`,
      ).catch(() => [])
      if (fila?.paso) return
    }
    throw new Error('La réplica no llega')
  }

  return {
    dueño: vivo,
    servidor: { ...delServidor },
    replica: { ...delServidor, host: carpetas.replica },
    archivos,
    pausar: async () => void (await enReplica('select pg_wal_replay_pause()')),
    async seguir() {
      // What it then repeats may cut off whoever is asking, this one too.
      for await (const _ of intentos(10_000)) {
        const resulto = await enReplica('select pg_wal_replay_resume()').then(
          () => true,
          () => false,
        )
        if (resulto) return
      }
      throw new Error('La réplica no sigue')
    },
    matar: () => seguidora.matar(),
    async revivir() {
      seguidora = await encenderReplica()
    },
    matarAlPrincipal: () => principal.matar(),
    async revivirAlPrincipal() {
      principal = await encenderPrincipal()
    },
    async matarUnaConexion() {
      const client = new pg.Client(conexion)
      client.on('error', () => {})
      await client.connect()
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      const cortada = new Promise<void>((listo) => client.once('end', () => listo()))
      if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
      await cortada
    },
    async seguirSinElla() {
      for await (const _ of intentos(60_000)) {
        const responde = await enUna(conexion, 'select 1').then(
          () => true,
          () => false,
        )
        if (responde) return
      }
      throw new Error('La principal no vuelve')
    },
    async cambiarDeLinea() {
      await principal.detener()
      await writeFile(join(datos.principal, 'standby.signal'), '')
      principal = await encenderPrincipal()
      await enUna({ ...conexion, database: 'postgres' }, 'select pg_promote()')
    },
    async anotarLinea() {
      await alDia()
      await enUna({ ...conexion, database: 'postgres' }, 'checkpoint')
      await alDia()
      await enReplica('checkpoint')
    },
    alDia,
    async detener() {
      await vivo.$client.end()
      await seguidora.matar()
      await principal.matar()
      await rm(carpeta, { recursive: true, force: true })
    },
  }
}

/** Those of one that was killed may still hold its memory for a moment. */
async function encender(programas: Programas, datos: string, donde: Donde, mas: readonly string[] = []) {
  for await (const _ of intentos(10_000)) {
    const enMarcha = await intentar(programas, datos, donde, mas)
    if (enMarcha) return enMarcha
  }
  throw new Error(`PostgreSQL no arrancó en ${datos}`)
}

type Donde = pg.ClientConfig & { host: string; port: number }

async function intentar({ postgres, lanzar }: Programas, datos: string, conexion: Donde, mas: readonly string[]) {
  const ajustes = [
    'listen_addresses=',
    `unix_socket_directories=${conexion.host}`,
    `port=${conexion.port}`,
    'fsync=off',
    'max_connections=60',
    'jit=off',
    'timezone=UTC',
    ...mas,
  ]
  const proceso = lanzar(postgres, ['-D', datos, ...ajustes.flatMap((ajuste) => ['-c', ajuste])], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  const fin = once(proceso, 'exit')
  const { pid = 0 } = proceso
  const sigue = () => proceso.exitCode === null && proceso.signalCode === null
  let responde = false
  for await (const _ of intentos(60_000)) {
    responde = await enUna({ ...conexion, database: 'postgres' }, 'select 1').then(
      () => true,
      () => false,
    )
    if (responde || !sigue()) break
  }
  if (!responde) return undefined
  return {
    async detener() {
      process.kill(pid, 'SIGINT')
      await fin
    },
    /** Each of its processes is a group of its own but for the first: they notice that it is gone. */
    async matar() {
      if (sigue()) process.kill(-pid, 'SIGKILL')
      await fin
    },
  }
}

async function enUna<T>(conexion: pg.ClientConfig, sql: string): Promise<T[]> {
  const client = new pg.Client(conexion)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows as T[]
  } finally {
    await client.end().catch(() => {})
  }
}
