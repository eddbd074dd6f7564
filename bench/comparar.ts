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
import { type Caso, casosDeComparar } from './compararCasos.ts'
import { type Medida, mediana, medir } from './medir.ts'
import { BRUNO, ingresar, LUCIA, PABLO } from './sesiones.ts'

/**
 * `npm run bench:comparar`: requests a second of the portal and of the bare server, over the same database, in turns.
 * Wants the data of bench:generar and the built server. Rounds in turns, because a shared machine's speed drifts within
 * seconds and what is compared must meet the same weather; SEGUNDOS and RONDAS change them.
 */

const SEGUNDOS = Number(process.env.SEGUNDOS ?? 4)
const RONDAS = Number(process.env.RONDAS ?? 11)
const CALENTAMIENTO = 8
const soloCaso = process.argv[2]

const { DATABASE_URL } = process.env
const portal = await iniciarServidor(
  CARPETA,
  // Jobs in a process of their own, as a city with this traffic would run them: the bare server has none.
  { PROCESOS: 'api' },
  process.env.PERFIL ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PERFIL}`] : [],
)
const desnudo = await iniciarDesnudo(DATABASE_URL ? { connectionString: DATABASE_URL } : await conexionEmbebida())
try {
  const sesiones = {
    pablo: await ingresar(portal.direccion, PABLO),
    bruno: await ingresar(portal.direccion, BRUNO),
    lucia: await ingresar(portal.direccion, LUCIA),
  }
  console.log(
    `32 conexiones, ${RONDAS} rondas alternadas de ${SEGUNDOS} s; medianas, y entre paréntesis la menor y la mayor\n`,
  )
  console.log(
    fila(['llamada', 'portal pedidos/s', 'desnudo pedidos/s', 'razón', 'meta', 'portal p50/p99', 'desnudo p50/p99']),
  )
  for (const caso of await casosDeComparar(portal.direccion, sesiones)) {
    if (!soloCaso || caso.nombre.includes(soloCaso)) console.log(fila(await comparar(caso)))
  }
} finally {
  desnudo.proceso.kill()
  await portal.detener()
}

async function comparar({ nombre, meta, pedidos, iguales }: Caso): Promise<string[]> {
  await iguales?.(portal.direccion, desnudo.direccion)
  const direcciones = { portal: portal.direccion, desnudo: desnudo.direccion }
  const medidas: { portal: Medida[]; desnudo: Medida[] } = { portal: [], desnudo: [] }
  await medir(portal.direccion, pedidos, CALENTAMIENTO)
  await medir(desnudo.direccion, pedidos, CALENTAMIENTO)
  for (let ronda = 0; ronda < RONDAS; ronda += 1) {
    // Each goes first in every other round: neither always finds the caches as the other left them.
    for (const cual of ronda % 2 ? (['desnudo', 'portal'] as const) : (['portal', 'desnudo'] as const)) {
      medidas[cual].push(await medir(direcciones[cual], pedidos, SEGUNDOS))
    }
  }
  const razones = medidas.portal.map((m, n) => m.porSegundo / (medidas.desnudo[n]?.porSegundo ?? 1))
  const rango = (valores: readonly number[], cifras: number) =>
    `${mediana(valores).toFixed(cifras)} (${Math.min(...valores).toFixed(cifras)}–${Math.max(...valores).toFixed(cifras)})`
  const pedidosDe = (de: Medida[]) =>
    rango(
      de.map((m) => m.porSegundo),
      0,
    )
  const latencia = (de: Medida[]) => `${mediana(de.map((m) => m.p50))}/${mediana(de.map((m) => m.p99))} ms`
  return [
    nombre,
    pedidosDe(medidas.portal),
    pedidosDe(medidas.desnudo),
    rango(razones, 2),
    `≥ ${meta}`,
    latencia(medidas.portal),
    latencia(medidas.desnudo),
  ]
}

function fila(celdas: readonly string[]): string {
  const anchos = [44, 20, 20, 20, 8, 17, 17]
  return celdas
    .map((celda, n) => celda.padEnd(anchos[n] ?? 0))
    .join(' ')
    .trimEnd()
}

async function conexionEmbebida(): Promise<PoolConfig> {
  const postmaster = await leerPostmaster(join(CARPETA, 'postgres', 'datos'))
  if (!postmaster) throw new Error('La base de datos no está en marcha')
  return { ...conexionDe(postmaster.sockets, (await readFile(join(CARPETA, 'postgres', 'clave'), 'utf8')).trim()) }
}

async function iniciarDesnudo(conexion: PoolConfig) {
  const programa = fileURLToPath(new URL('desnudo.ts', import.meta.url))
  const proceso = spawn(process.execPath, ['--import', 'tsx', programa], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      CONEXION: JSON.stringify(conexion),
      CIUDAD_DIGITAL_URL: `${portal.direccion}/sandbox/ciudad-digital`,
    },
  })
  const [linea] = (await once(createInterface(proceso.stdout), 'line')) as [string]
  return { proceso, direccion: linea.replace('Servidor desnudo en ', '') }
}
