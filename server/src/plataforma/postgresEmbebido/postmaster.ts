import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binarios, SinPostgresEmbebido } from './binarios.ts'
import { abrirBitacora } from './bitacora.ts'
import { quitarCarpetaDeSockets } from './carpetaDeSockets.ts'
import { type Conexion, conexionDe, intentos, probarConexion } from './conexion.ts'
import { haTerminado, leerPostmaster, quitarPidAjeno } from './postmasterPid.ts'
import type { Usuario } from './usuario.ts'

export interface EnMarcha {
  readonly pid: number
  readonly conexion: Conexion
}

/** A crash of a big database takes its time to mend. */
const RECUPERACION_MS = 120_000

/** Right after a `kill -9` of PostgreSQL its last processes still hold the folder. */
const REINTENTO_MS = 10_000
// `is empty`: a twin is writing it at this moment.
const PASAJERO = /lock file "postmaster\.pid" (already exists|is empty)|shared memory block .* is still in use/

/** The running PostgreSQL of this folder, once it answers; null where there is none. */
export const tomarElVivo = async (carpeta: string): Promise<EnMarcha | null> => {
  const datos = join(carpeta, 'datos')
  const clave = await readFile(join(carpeta, 'clave'), 'utf8').catch(() => '')
  const comienzo = performance.now()
  for await (const _ of intentos(RECUPERACION_MS)) {
    const postmaster = await leerPostmaster(datos)
    if (!postmaster || clave === '') return null
    const conexion = conexionDe(postmaster.sockets, clave.trim())
    const disposicion = await probarConexion(conexion)
    if (disposicion === 'responde') return { pid: postmaster.pid, conexion }
    if (disposicion === 'ocupado') continue
    if ((await haTerminado(postmaster.pid)) || (await quitarPidAjeno(datos, postmaster))) {
      await quitarCarpetaDeSockets(postmaster.sockets)
      return null
    }
    // Just starting, or just killed; or a number that this system does not explain: then PostgreSQL judges.
    if (performance.now() - comienzo > REINTENTO_MS) return null
  }
  throw new SinPostgresEmbebido(`la que está en marcha no responde; vea ${join(carpeta, 'postgres.log')}`)
}

interface Arranque {
  readonly binarios: Binarios
  readonly usuario: Usuario
  readonly carpeta: string
  readonly conexion: Conexion
  readonly fsync: boolean
  readonly fin?: AbortSignal | undefined
}

/** For tests: many small databases that live for a minute, and nothing of them that has to last. */
const SIN_CUIDADOS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  jit: 'off',
  max_connections: '200',
}

const ajustes = ({ carpeta, conexion, fsync }: Arranque) => {
  const valores = {
    unix_socket_directories: conexion.host,
    unix_socket_permissions: '0700',
    listen_addresses: '',
    port: String(conexion.port),
    shared_buffers: '128MB',
    max_connections: '60',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log stays free of personal data: no statements, none of their values, and no DETAIL with those of a row.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    ...(fsync ? {} : SIN_CUIDADOS),
  }
  return ['-D', join(carpeta, 'datos'), ...Object.entries(valores).flatMap(([n, valor]) => ['-c', `${n}=${valor}`])]
}

/** Starts PostgreSQL and comes back when it answers. A twin that was faster is taken over instead. */
export const arrancar = async (arranque: Arranque): Promise<EnMarcha> => {
  let queja = ''
  for await (const _ of intentos(REINTENTO_MS)) {
    const intento = await intentar(arranque)
    if ('pid' in intento) return intento
    arranque.fin?.throwIfAborted()
    queja = intento.queja
    if (!PASAJERO.test(queja)) break
    const vivo = await tomarElVivo(arranque.carpeta)
    if (vivo) return vivo
  }
  throw new SinPostgresEmbebido(`PostgreSQL no arrancó: ${queja.trim()}`)
}

const intentar = async (arranque: Arranque): Promise<EnMarcha | { queja: string }> => {
  const registro = await abrirBitacora(join(arranque.carpeta, 'postgres.log'))
  // Detached: Ctrl-C in the terminal must not stop the database before the server.
  const proceso = arranque.usuario.lanzar(arranque.binarios.postgres, ajustes(arranque), {
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', registro.fd, registro.fd],
  })
  proceso.unref()
  const fin = finDe(proceso)
  let contesto = false
  try {
    for await (const _ of intentos(RECUPERACION_MS)) {
      if (fin.termino || arranque.fin?.aborted) return { queja: fin.motivo || (await registro.nuevo()) }
      contesto = (await probarConexion(arranque.conexion)) === 'responde'
      if (contesto && proceso.pid !== undefined) return { pid: proceso.pid, conexion: arranque.conexion }
    }
    return { queja: await registro.nuevo() }
  } finally {
    if (!contesto) await despedir(proceso, fin)
    await registro.cerrar()
  }
}

/** One that never answered is not left behind. */
const DESPEDIDA_MS = 1_500
const despedir = async (proceso: ChildProcess, fin: { readonly termino: boolean }) => {
  proceso.kill('SIGINT')
  for await (const _ of intentos(DESPEDIDA_MS)) if (fin.termino) return
  proceso.kill('SIGQUIT')
}

const finDe = (proceso: ChildProcess) => {
  const fin = { termino: false, motivo: '' }
  proceso.once('exit', () => {
    fin.termino = true
  })
  proceso.once('error', (error) => {
    fin.termino = true
    fin.motivo = error.message
  })
  return fin
}
