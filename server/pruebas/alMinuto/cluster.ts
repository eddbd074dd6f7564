import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Debian's PostgreSQL and what stands around it, as `postgres`, whoever runs the test. */

export const BINARIOS = '/usr/lib/postgresql/15/bin'
export const POSTGRES_15 = [`${BINARIOS}/postgres`, 'postgresql-15'] as const

const ESTE = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
const numero = (opcion: '-u' | '-g') => Number(execFileSync('id', [opcion, 'postgres'], { encoding: 'utf8' }))
const QUIEN = ESTE.uid === 0 ? { uid: numero('-u'), gid: numero('-g') } : ESTE

/** A folder of theirs, which they reach. */
export function carpetaSuya(...partes: [string, ...string[]]): string {
  const carpeta = join(...partes)
  mkdirSync(carpeta, { recursive: true, mode: 0o700 })
  chownSync(carpeta, QUIEN.uid, QUIEN.gid)
  return carpeta
}

/** Everybody may pass, and nobody look. */
export const dejarPasar = (carpeta: string) => chmodSync(carpeta, 0o711)

export function comoPostgres(programa: string, argumentos: readonly string[], entorno: Record<string, string> = {}) {
  const env = { ...process.env, ...entorno }
  const { status, stdout, stderr } = spawnSync(programa, argumentos, { ...QUIEN, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${programa} ${argumentos.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

/** In the foreground, as theirs, until it is stopped. */
export function correrComoPostgres(
  programa: string,
  argumentos: readonly string[],
  { carpeta, entorno = {} }: { readonly carpeta: string; readonly entorno?: Record<string, string> },
) {
  const proceso = spawn(programa, argumentos, {
    ...QUIEN,
    detached: true,
    cwd: carpeta,
    env: { ...process.env, ...entorno },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let dicho = ''
  for (const salida of [proceso.stdout, proceso.stderr]) {
    salida.on('data', (trozo: Buffer) => {
      dicho = (dicho + trozo).slice(-4_000)
    })
  }
  const fin = once(proceso, 'exit')
  const { pid = 0 } = proceso
  const sigue = () => proceso.exitCode === null && proceso.signalCode === null
  return {
    pid,
    fin,
    sigue,
    dicho: () => dicho,
    async detener(senal: 'SIGINT' | 'SIGTERM' = 'SIGTERM') {
      if (sigue()) process.kill(pid, senal)
      await fin
    },
    /** With all that it started, in its group. */
    async matar() {
      if (sigue()) process.kill(-pid, 'SIGKILL')
      await fin
    },
  }
}
export type EnMarcha = ReturnType<typeof correrComoPostgres>

interface Cluster {
  readonly datos: string
  readonly sockets: string
  readonly puerto: number
  /** pg_ctl's, which comes back when it answers. */
  iniciar(): void
  detener(): void
}

/** One of its own, with what is added to its settings. */
export function crearCluster(carpeta: string, puerto: number, ajustes: string): Cluster {
  const datos = join(carpetaSuya(carpeta, 'pg'), 'datos')
  const sockets = carpetaSuya(carpeta, 's')
  comoPostgres(join(BINARIOS, 'initdb'), ['-D', datos, '-E', 'UTF8', '--auth-local=trust', '--auth-host=scram-sha-256'])
  appendFileSync(
    join(datos, 'postgresql.conf'),
    `listen_addresses = ''\nport = ${puerto}\nunix_socket_directories = '${sockets}'\nfsync = off\n${ajustes}`,
  )
  const pgCtl = (...argumentos: string[]) =>
    comoPostgres(join(BINARIOS, 'pg_ctl'), ['-D', datos, '-l', join(carpeta, 'pg', 'registro'), '-s', ...argumentos])
  return {
    datos,
    sockets,
    puerto,
    iniciar: () => void pgCtl('start', '-w', '-t', '120'),
    detener: () => {
      if (spawnSync(join(BINARIOS, 'pg_ctl'), ['-D', datos, 'status'], QUIEN).status === 0) pgCtl('stop', '-m', 'fast')
    },
  }
}

export const quitar = (carpeta: string) => rmSync(carpeta, { recursive: true, force: true })
