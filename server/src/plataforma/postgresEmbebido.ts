import { mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { binariosDePostgres } from './postgresEmbebido/binarios.ts'
import { crearCarpetaDeSockets, quitarCarpetaDeSockets } from './postgresEmbebido/carpetaDeSockets.ts'
import { type Conexion, conexionDe, intentos } from './postgresEmbebido/conexion.ts'
import { claveDe, crearDatos } from './postgresEmbebido/crearDatos.ts'
import { arrancar, tomarElVivo } from './postgresEmbebido/postmaster.ts'
import { estaVivo, haTerminado, leerPostmaster } from './postgresEmbebido/postmasterPid.ts'
import { apropiarArbol, usuarioDePostgres } from './postgresEmbebido/usuario.ts'

export interface PostgresEmbebido {
  /** As `pg` takes it: `new Pool({ ...conexion })`. */
  readonly conexion: Conexion
  readonly pid: number
  /** Ends the sessions, writes everything down and waits until the process is gone. */
  detener(): Promise<void>
}

interface Opciones {
  /** Everything of the database: `datos/`, `clave` and `postgres.log`. Made when missing. */
  readonly carpeta: string
  /** `false` only in tests: faster, and lost with the power. */
  readonly fsync?: boolean
}

/** Starts the real PostgreSQL that npm brings, or takes over the one that a killed process of ours left running. */
export const iniciarPostgres = async ({ carpeta: pedida, fsync = true }: Opciones): Promise<PostgresEmbebido> => {
  const carpeta = resolve(pedida)
  const datos = join(carpeta, 'datos')
  const vivo = await tomarElVivo(carpeta)
  if (vivo) return enMarcha(datos, vivo.pid, vivo.conexion)

  await mkdir(carpeta, { recursive: true, mode: 0o700 })
  const binarios = await binariosDePostgres()
  const sockets = await crearCarpetaDeSockets()
  try {
    const usuario = await usuarioDePostgres(binarios, [carpeta, sockets])
    const { clave, archivo } = await claveDe(carpeta, usuario)
    const existe = await stat(datos).catch(() => null)
    if (existe) await apropiarArbol(usuario, datos)
    else await crearDatos(binarios, usuario, { carpeta, archivoClave: archivo, fsync })
    const conexion = conexionDe(sockets, clave)
    const tomado = await arrancar({ binarios, usuario, carpeta, conexion, fsync })
    if (tomado.conexion.host !== sockets) await quitarCarpetaDeSockets(sockets)
    return enMarcha(datos, tomado.pid, tomado.conexion)
  } catch (error) {
    await quitarCarpetaDeSockets(sockets)
    throw error
  }
}

const APAGADO_MS = 60_000

/** `pool.end()` comes back before its connections are closed; cut at that moment, they would end the whole process. */
const DESPEDIDA_MS = 1_000

const enMarcha = (datos: string, pid: number, conexion: Conexion): PostgresEmbebido => {
  /** Its own file says whether the number is still PostgreSQL's: it may have died long ago. */
  const avisar = async (senal: 'SIGTERM' | 'SIGINT') => {
    if ((await leerPostmaster(datos))?.pid === pid && estaVivo(pid)) process.kill(pid, senal)
  }
  const esperarHasta = async (limiteMs: number) => {
    for await (const _ of intentos(limiteMs)) if (await seFue(datos, pid)) return true
    return false
  }
  const detener = async () => {
    // Waits for the sessions to end, and then ends them.
    await avisar('SIGTERM')
    if (!(await esperarHasta(DESPEDIDA_MS))) {
      await avisar('SIGINT')
      if (!(await esperarHasta(APAGADO_MS)))
        throw new Error(`PostgreSQL (proceso ${pid}) no terminó en ${APAGADO_MS / 1000} segundos`)
    }
    await quitarCarpetaDeSockets(conexion.host)
  }
  return { conexion, pid, detener }
}

const seFue = async (datos: string, pid: number) => {
  if (await haTerminado(pid)) return true
  const postmaster = await leerPostmaster(datos)
  return postmaster !== null && postmaster.pid !== pid
}
