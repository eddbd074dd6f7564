import { escapeLiteral, type PoolClient } from 'pg'
import { abrirBase, cuantasCarpetas } from './base.ts'
import { mediana } from './mediana.ts'
import { type Caso, casosDePlanes } from './planesCasos.ts'
import { resumirPlan } from './resumenDePlan.ts'

/** `npm run bench:planes`: how PostgreSQL answers each list, in Markdown, a row each. With `--enteros`, their whole plans. */

const VECES = 5
const enteros = process.argv.includes('--enteros')

const base = await abrirBase()
const client = await base.db.$client.connect()
try {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  console.log(
    `PostgreSQL ${rows[0]?.server_version}, ${(await cuantasCarpetas(base.db)).toLocaleString('es-AR')} carpetas\n`,
  )
  const corridas = new Map<string, Corrida>()
  for (const caso of await casosDePlanes(base.db)) corridas.set(caso.nombre, await correr(client, caso))
  console.log(
    `| Lista | ms (mediana de ${VECES}) | ms para planificar | Índice que halla: filas que lee | Tablas enteras |`,
  )
  console.log('|---|---|---|---|---|')
  for (const [nombre, corrida] of corridas) console.log(fila(nombre, corrida))
  if (enteros) for (const [nombre, { plan }] of corridas) console.log(`\n${nombre}\n\n${plan.join('\n')}`)
} finally {
  client.release()
  await base.cerrar()
}

interface Corrida {
  readonly plan: readonly string[]
  readonly ms: number
  readonly planMs: number
}

async function correr(client: PoolClient, { texto, valores }: Caso): Promise<Corrida> {
  // Prepared and executed, as the server does: EXPLAIN of a statement with values would plan it for those values.
  await client.query(`prepare caso as ${texto}`)
  const argumentos = valores.length > 0 ? `(${valores.map(literal).join(', ')})` : ''
  const explicar = async () => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers off, costs off, timing off, summary on) execute caso${argumentos}`,
    )
    return rows.map((fila) => fila['QUERY PLAN'])
  }
  const planes: string[][] = []
  for (let vez = 0; vez < VECES; vez += 1) planes.push(await explicar())
  await client.query('deallocate caso')
  return {
    plan: planes.at(-1) ?? [],
    ms: mediana(planes.map((lineas) => tiempoDe(lineas, 'Execution'))),
    planMs: mediana(planes.map((lineas) => tiempoDe(lineas, 'Planning'))),
  }
}

function fila(nombre: string, { plan, ms, planMs }: Corrida): string {
  const { indices, enteras } = resumirPlan(plan)
  const celdas = [nombre, ms.toFixed(2), planMs.toFixed(2), indices.join(', '), enteras.join(', ') || 'ninguna']
  return `| ${celdas.join(' | ')} |`
}

function literal(valor: unknown): string {
  if (Array.isArray(valor)) return `'{${valor.join(',')}}'`
  return typeof valor === 'string' ? escapeLiteral(valor) : String(valor)
}

function tiempoDe(lineas: readonly string[], cual: 'Execution' | 'Planning'): number {
  const linea = lineas.find((l) => l.startsWith(`${cual} Time`)) ?? ''
  return Number(/([\d.]+) ms/.exec(linea)?.[1] ?? 0)
}
