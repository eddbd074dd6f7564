import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { PoolConfig } from 'pg'
import { iniciarServidor } from '../server/pruebas/caidas/proceso.ts'
import { conexionDe } from '../server/src/plataforma/postgresEmbebido/conexion.ts'
import { leerPostmaster } from '../server/src/plataforma/postgresEmbebido/postmasterPid.ts'
import { CARPETA } from './base.ts'

/** The two servers of the comparison, by address, over one database. */
export interface Servidores {
  readonly portal: string
  readonly desnudo: string
  detener(): Promise<void>
}

export async function iniciarLosDos(): Promise<Servidores> {
  const { DATABASE_URL, PERFIL } = process.env
  const portal = await iniciarServidor(
    CARPETA,
    // Jobs in a process of their own, as a city with this traffic would run them: the bare server has none.
    { PROCESOS: 'api' },
    { opcionesDeNode: PERFIL ? ['--cpu-prof', `--cpu-prof-dir=${PERFIL}`] : [] },
  )
  const desnudo = await iniciarDesnudo(
    DATABASE_URL ? { connectionString: DATABASE_URL } : await conexionEmbebida(),
    portal.direccion,
  )
  return {
    portal: portal.direccion,
    desnudo: desnudo.direccion,
    detener: async () => {
      desnudo.proceso.kill()
      await portal.detener()
    },
  }
}

async function conexionEmbebida(): Promise<PoolConfig> {
  const postmaster = await leerPostmaster(join(CARPETA, 'postgres', 'datos'))
  if (!postmaster) throw new Error('La base de datos no está en marcha')
  return { ...conexionDe(postmaster.sockets, (await readFile(join(CARPETA, 'postgres', 'clave'), 'utf8')).trim()) }
}

async function iniciarDesnudo(conexion: PoolConfig, portal: string) {
  const programa = fileURLToPath(new URL('desnudo.ts', import.meta.url))
  const proceso = spawn(process.execPath, ['--import', 'tsx', programa], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      CONEXION: JSON.stringify(conexion),
      CIUDAD_DIGITAL_URL: `${portal}/sandbox/ciudad-digital`,
    },
  })
  const [linea] = (await once(createInterface(proceso.stdout), 'line')) as [string]
  return { proceso, direccion: linea.replace('Servidor desnudo en ', '') }
}
