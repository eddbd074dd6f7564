import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crearCluster, dejarPasar, POSTGRES_15, quitar } from '../server/pruebas/alMinuto/cluster.ts'
import { exigirDeDebian } from '../server/pruebas/instalacion/deDebian.ts'
import { hacerRoles } from '../server/pruebas/instalacion/produccion.ts'
import { iniciarPgbouncer } from '../server/pruebas/repartidor/pgbouncer.ts'

/**
 * `npm run bench:carga-por-repartidor`: bench:carga with two processes behind Debian's pgbouncer in transaction mode, over Debian's
 * PostgreSQL 15 with the roles of ops/roles.sql. CARPETAS, MINUTOS, POR_SEGUNDO and PROCESOS_DE_CARGA as there; PUERTO, of PostgreSQL.
 */

const AQUI = fileURLToPath(new URL('.', import.meta.url))
const PUERTO = Number(process.env.PUERTO ?? 18_641)
const ENTORNO = { PROCESOS_DE_CARGA: '2', CARPETAS: '100000', ...process.env }

// The portal puts the zone on the database at its first start; pgbouncer holds connections of before that.
const AJUSTES = "listen_addresses = '127.0.0.1'\ntimezone = 'UTC'\nshared_buffers = '256MB'\nfsync = on\n"

exigirDeDebian('pgbouncer', POSTGRES_15)
const carpeta = await mkdtemp(join(tmpdir(), 'repartidor-'))
dejarPasar(carpeta)
const alTerminar: (() => unknown)[] = [() => quitar(carpeta)]
try {
  // pgbouncer runs as somebody else, who does not reach the socket's folder.
  const cluster = crearCluster(carpeta, PUERTO, AJUSTES)
  cluster.iniciar()
  alTerminar.push(() => cluster.detener())
  const roles = await hacerRoles({ host: cluster.sockets, port: PUERTO, user: 'postgres' })
  const porTcp = (url: string) => url.replace('@/', `@127.0.0.1:${PUERTO}/`).replace(/\?.*$/, '')
  const dueño = porTcp(roles.dueño)
  const portal = new URL(porTcp(roles.portal))
  const datos = join(carpeta, 'datos')
  await correr('generar', { DATABASE_URL: dueño, DATA_DIR: datos })
  const pgbouncer = await iniciarPgbouncer(join(carpeta, 'pgbouncer'), {
    host: '127.0.0.1',
    port: PUERTO,
    base: portal.pathname.slice(1),
    rol: portal.username,
    clave: decodeURIComponent(portal.password),
  })
  alTerminar.push(() => pgbouncer.detener())
  console.log('\nPor pgbouncer en modo transacción, con default_pool_size 6, y PostgreSQL 15')
  await correr('carga', {
    DATABASE_URL: pgbouncer.direccion,
    DATABASE_URL_MIGRACIONES: dueño,
    REPARTIDOR: 'si',
    DATA_DIR: datos,
  })
} finally {
  for (const ultimo of alTerminar.reverse()) await ultimo()
}

async function correr(medicion: string, ajustes: Readonly<Record<string, string>>): Promise<void> {
  const proceso = spawn(process.execPath, ['--import', 'tsx', join(AQUI, `${medicion}.ts`)], {
    stdio: 'inherit',
    env: { ...ENTORNO, ...ajustes },
  })
  const [codigo] = await once(proceso, 'exit')
  if (codigo !== 0) throw new Error(`bench/${medicion}.ts terminó con ${codigo}`)
}
