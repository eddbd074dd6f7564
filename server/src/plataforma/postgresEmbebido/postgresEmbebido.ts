import { mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { binariosDePostgres } from './binarios.ts'
import { crearCarpetaDeSockets, quitarCarpetaDeSockets } from './carpetaDeSockets.ts'
import { type Conexion, conexionDe, intentos } from './conexion.ts'
import { claveDe, crearDatos } from './crearDatos.ts'
import { arrancar, type EnMarcha, tomarElVivo } from './postmaster.ts'
import { estaVivo, haTerminado, leerPostmaster } from './postmasterPid.ts'
import { apropiarArbol, usuarioDePostgres } from './usuario.ts'

export interface PostgresEmbebido {
  /** As `pg` takes it: `new Pool({ ...conexion })`. */
  readonly conexion: Conexion
  readonly pid: number
  /** Starts it again, at the same socket, where it is gone. */
  revivir(fin?: AbortSignal): Promise<void>
  /**
   * Ends the sessions, writes everything down and waits until the process is gone. Past its time it is ended as it is, and the
   * next start mends it from its own log: answers whether it had the time.
   */
  detener(plazoMs?: number): Promise<boolean>
}

interface Opciones {
  /** Everything of the database: `datos/`, `clave` and `postgres.log`. Made when missing. */
  readonly carpeta: string
  /** `false` only in tests: faster, and lost with the power. */
  readonly fsync?: boolean
  /** Raised where nobody waits for it to start any more. */
  readonly fin?: AbortSignal | undefined
}
type Lugar = Required<Pick<Opciones, 'carpeta' | 'fsync'>>

/** Starts the real PostgreSQL that npm brings, or takes over the one that a killed process of ours left running. */
export const iniciarPostgres = async ({ carpeta: pedida, fsync = true, fin }: Opciones): Promise<PostgresEmbebido> => {
  const carpeta = resolve(pedida)
  const vivo = await tomarElVivo(carpeta)
  if (vivo) return enMarcha({ carpeta, fsync }, vivo)

  await mkdir(carpeta, { recursive: true, mode: 0o700 })
  const sockets = await crearCarpetaDeSockets()
  try {
    const tomado = await levantar({ carpeta, fsync }, sockets, fin)
    if (tomado.conexion.host !== sockets) await quitarCarpetaDeSockets(sockets)
    return enMarcha({ carpeta, fsync }, tomado)
  } catch (error) {
    await quitarCarpetaDeSockets(sockets)
    throw error
  }
}

const levantar = async ({ carpeta, fsync }: Lugar, sockets: string, fin?: AbortSignal): Promise<EnMarcha> => {
  const binarios = await binariosDePostgres()
  const usuario = await usuarioDePostgres(binarios, [carpeta, sockets])
  const { clave, archivo } = await claveDe(carpeta, usuario)
  const datos = join(carpeta, 'datos')
  if (await stat(datos).catch(() => null)) await apropiarArbol(usuario, datos)
  else await crearDatos(binarios, usuario, { carpeta, archivoClave: archivo, fsync })
  return arrancar({ binarios, usuario, carpeta, conexion: conexionDe(sockets, clave), fsync, fin })
}

const APAGADO_MS = 60_000
/** What ends without writing anything down is gone at once. */
const CORTE_MS = 400

/** `pool.end()` comes back before its connections are closed; cut at that moment, they would end the whole process. */
const DESPEDIDA_MS = 1_000

const enMarcha = (opciones: Lugar, { pid: primero, conexion }: EnMarcha): PostgresEmbebido => {
  const datos = join(opciones.carpeta, 'datos')
  let pid = primero
  /** Its own file says whether the number is still PostgreSQL's: it may have died long ago. */
  const avisar = async (senal: 'SIGTERM' | 'SIGINT' | 'SIGQUIT') => {
    if ((await leerPostmaster(datos))?.pid === pid && estaVivo(pid)) process.kill(pid, senal)
  }
  const esperarHasta = async (limiteMs: number) => {
    for await (const _ of intentos(limiteMs)) if (await seFue(datos, pid)) return true
    return false
  }
  const detener = async (plazoMs = APAGADO_MS) => {
    // One that was started again and has not answered yet is ours too.
    pid = (await leerPostmaster(datos))?.pid ?? pid
    // Waits for the sessions to end, then ends them, and then itself.
    await avisar('SIGTERM')
    let aTiempo = await esperarHasta(DESPEDIDA_MS)
    if (!aTiempo) {
      await avisar('SIGINT')
      aTiempo = await esperarHasta(plazoMs - DESPEDIDA_MS)
    }
    if (!aTiempo) {
      await avisar('SIGQUIT')
      if (!(await esperarHasta(CORTE_MS))) throw new Error(`PostgreSQL (proceso ${pid}) no terminó`)
    }
    await quitarCarpetaDeSockets(conexion.host)
    return aTiempo
  }
  const revivir = async (fin?: AbortSignal) => {
    if (await seFue(datos, pid)) pid = (await levantar(opciones, conexion.host, fin)).pid
  }
  return {
    conexion,
    get pid() {
      return pid
    },
    revivir,
    detener,
  }
}

const seFue = async (datos: string, pid: number) => {
  if (await haTerminado(pid)) return true
  const postmaster = await leerPostmaster(datos)
  return postmaster !== null && postmaster.pid !== pid
}
