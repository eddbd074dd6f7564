import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { intentos } from '../../src/plataforma/postgresEmbebido/conexion.ts'
import { puertoLibre } from '../caidas/proceso.ts'

/** Debian's pgbouncer in transaction mode, with nothing set that a city would not set. It refuses to run as root: `nobody` does. */

interface Detras {
  readonly host: string
  readonly port: number
  readonly base: string
  /** Its password as it is written in the address. */
  readonly rol: string
  readonly clave: string
}

export async function iniciarPgbouncer(carpeta: string, { host, port, base, rol, clave }: Detras) {
  await mkdir(carpeta, { recursive: true })
  await chmod(carpeta, 0o755)
  const puerto = await puertoLibre()
  const usuarios = join(carpeta, 'usuarios.txt')
  await writeFile(usuarios, `"${rol}" "${clave}"\n`, { mode: 0o644 })
  const ajustes = join(carpeta, 'pgbouncer.ini')
  await writeFile(
    ajustes,
    `[databases]
${base} = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${puerto}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${usuarios}
pool_mode = transaction
default_pool_size = 6
`,
    { mode: 0o644 },
  )
  const esRoot = process.getuid?.() === 0
  const proceso = spawn('pgbouncer', ['-q', ...(esRoot ? ['-u', 'nobody'] : []), ajustes], { stdio: 'inherit' })
  const fin = once(proceso, 'exit')
  const direccion = `postgres://${rol}:${encodeURIComponent(clave)}@127.0.0.1:${puerto}/${base}`
  for await (const _ of intentos(20_000)) if (await responde(direccion)) break
  return {
    direccion,
    async detener() {
      proceso.kill('SIGINT')
      await fin
    },
  }
}

async function responde(connectionString: string): Promise<boolean> {
  const cliente = new pg.Client({ connectionString })
  try {
    await cliente.connect()
    return true
  } catch {
    return false
  } finally {
    await cliente.end().catch(() => {})
  }
}
