import { escapeLiteral, type PoolClient } from 'pg'
import { abrirBase, cuantasCarpetas } from './base.ts'
import { mediana } from './mediana.ts'
import { type Caso, casosDePlanes } from './planesCasos.ts'

/** `npm run bench:planes`: how PostgreSQL answers each list, in Markdown. With `--resumen`, one line a case. */

const VECES = 5
const soloResumen = process.argv.includes('--resumen')

const base = await abrirBase()
const client = await base.db.$client.connect()
try {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  console.log(
    `PostgreSQL ${rows[0]?.server_version}, ${(await cuantasCarpetas(base.db)).toLocaleString('es-AR')} carpetas\n`,
  )
  for (const caso of await casosDePlanes(base.db)) await mostrar(client, caso)
} finally {
  client.release()
  await base.cerrar()
}

async function mostrar(client: PoolClient, { nombre, texto, valores }: Caso): Promise<void> {
  // Prepared and executed, as the server does: EXPLAIN of a statement with values would plan it for those values.
  await client.query(`prepare caso as ${texto}`)
  const argumentos = valores.length > 0 ? `(${valores.map(literal).join(', ')})` : ''
  const explicar = async () => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers off, costs off, timing off, summary on) execute caso${argumentos}`,
    )
    return rows.map((fila) => fila['QUERY PLAN'])
  }
  const corridas: string[][] = []
  for (let vez = 0; vez < VECES; vez += 1) corridas.push(await explicar())
  await client.query('deallocate caso')
  const ultima = corridas.at(-1) ?? []
  const ms = mediana(corridas.map((lineas) => tiempoDe(lineas, 'Execution')))
  const planMs = mediana(corridas.map((lineas) => tiempoDe(lineas, 'Planning')))
  const deTablaEntera = ultima.filter((linea) =>
    /Seq Scan on (carpeta|archivo|tramite_historial|domicilio)\b/.test(linea),
  )
  console.log(
    soloResumen
      ? `${nombre.padEnd(58)} ${ms.toFixed(2).padStart(8)} ms + ${planMs.toFixed(2)} ms de plan ${deTablaEntera.join('; ').trim()}`
      : `### ${nombre}\n\nMediana de ${VECES}: ${ms.toFixed(2)} ms, y ${planMs.toFixed(2)} ms para planificar.\n\n\`\`\`\n${ultima.join('\n')}\n\`\`\`\n`,
  )
}

function literal(valor: unknown): string {
  if (Array.isArray(valor)) return `'{${valor.join(',')}}'`
  return typeof valor === 'string' ? escapeLiteral(valor) : String(valor)
}

function tiempoDe(lineas: readonly string[], cual: 'Execution' | 'Planning'): number {
  const linea = lineas.find((l) => l.startsWith(`${cual} Time`)) ?? ''
  return Number(/([\d.]+) ms/.exec(linea)?.[1] ?? 0)
}
