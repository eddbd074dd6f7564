import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { alDia } from '../../../scripts/construir.mjs'

const CONSTRUIDO = fileURLToPath(new URL('../../dist/principal.js', import.meta.url))
const LISTO = /^Portal de catastro en /

/** The server as production starts it: one process of its own, on its own port and data folder. */
export interface Servidor {
  readonly direccion: string
  readonly pid: number
  /** From the start of the process to its ready line. */
  readonly arranqueMs: number
  /** `kill -9` of the process group: node only, since its PostgreSQL lives in a group of its own. */
  matar(): void
  /** The orderly end: SIGTERM. */
  detener(): Promise<void>
  readonly termino: Promise<unknown>
}

interface Limites {
  readonly opcionesDeNode?: readonly string[]
  readonly memoriaMb?: number
}

export async function iniciarServidor(
  carpeta: string,
  ajustes: Record<string, string> = {},
  limites: Limites = {},
): Promise<Servidor> {
  if (!alDia('servidor')) throw new Error('server/dist no es de estas fuentes: corra node scripts/construir.mjs')
  const puerto = ajustes.PORT ? Number(ajustes.PORT) : await puertoLibre()
  const desde = performance.now()
  const [programa, argumentos] = ordenDe(limites)
  const proceso = spawn(programa, argumentos, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(puerto),
      DATA_DIR: carpeta,
      SANDBOX: 'si',
      LIMITE_LLAMADAS: '0',
      LIMITE_ENVIOS: '0',
      LIMITE_CONSULTAS: '0',
      LIMITE_TITULARES_POR_DIA: '0',
      LIMITE_TITULARES_POR_DIA_DEL_PERSONAL: '0',
      LIMITE_BORRADORES: '0',
      LIMITE_SUBIDAS: '0',
      LIMITE_SUBIDAS_POR_DIRECCION: '0',
      LIMITE_AVISOS: '0',
      LIMITE_TOKENS: '0',
      ARCHIVOS_MB_POR_DIA: '0',
      ARCHIVOS_POR_CARPETA: '0',
      NIVEL_DE_REGISTRO: 'warn',
      ...ajustes,
    },
  })
  const termino = once(proceso, 'exit')
  await hastaListo(proceso, termino)
  const pid = proceso.pid ?? 0
  return {
    direccion: `http://127.0.0.1:${puerto}`,
    pid,
    arranqueMs: Math.round(performance.now() - desde),
    matar: () => process.kill(-pid, 'SIGKILL'),
    detener: async () => {
      if (proceso.exitCode === null && proceso.signalCode === null) process.kill(pid, 'SIGTERM')
      await termino
    },
    termino,
  }
}

/**
 * With so many megabytes the system itself gives no more, to the server nor to any process that it starts: the limit is of
 * what each holds for itself (RLIMIT_DATA), since what node reserves and does not use is many times that.
 */
function ordenDe({ opcionesDeNode = [], memoriaMb }: Limites): [programa: string, argumentos: string[]] {
  const argumentos = [...opcionesDeNode, CONSTRUIDO]
  if (memoriaMb === undefined) return [process.execPath, argumentos]
  return ['/bin/sh', ['-c', `ulimit -d ${memoriaMb * 1024} && exec "$@"`, 'sh', process.execPath, ...argumentos]]
}

async function hastaListo(proceso: ChildProcess, termino: Promise<unknown>): Promise<void> {
  let queja = ''
  proceso.stderr?.on('data', (trozo: Buffer) => {
    queja += trozo
  })
  const listo = new Promise<true>((resolve) => {
    if (!proceso.stdout) return
    createInterface(proceso.stdout).on('line', (linea) => {
      if (LISTO.test(linea)) resolve(true)
    })
  })
  const resultado = await Promise.race([listo, termino])
  if (resultado !== true) throw new Error(`El servidor terminó sin arrancar: ${queja}`)
}

export async function puertoLibre(): Promise<number> {
  const escucha = createServer().listen(0, '127.0.0.1')
  await once(escucha, 'listening')
  const direccion = escucha.address()
  escucha.close()
  await once(escucha, 'close')
  if (direccion === null || typeof direccion === 'string') throw new Error('No hay un puerto libre')
  return direccion.port
}
