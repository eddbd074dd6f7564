import type { Periodo } from '@catastro/domain/estadisticas/periodo'
import { escapeLiteral, type PoolClient } from 'pg'
import { anosDe, diasDe } from '../server/src/estadisticas/filtro.ts'
import '../server/src/estadisticas/leer.ts'
import '../server/src/estadisticas/publicas.ts'
import { SENTENCIAS, sinMarcas } from '../server/src/plataforma/base/sentencias.ts'
import { mediana } from './mediana.ts'

const VECES = 5

/** The statement of each chart, as the server sends it. */
export const LECTURAS = [
  { nombre: 'Carpetas por estado', sentencia: 'estadistica_de_estados' },
  { nombre: 'Dónde esperan las carpetas', sentencia: 'estadistica_de_esperas' },
  { nombre: 'Carga por inspector', sentencia: 'estadistica_de_inspectores' },
  { nombre: 'Movimiento por semana', sentencia: 'estadistica_de_semanas' },
  { nombre: 'Días en cada estado', sentencia: 'estadistica_de_demoras' },
  { nombre: 'Días en cada oficina', sentencia: 'estadistica_de_oficinas' },
  { nombre: 'Qué se observa', sentencia: 'estadistica_de_observaciones' },
  { nombre: 'Obras por tipo', sentencia: 'estadistica_de_obras' },
  { nombre: 'Recaudación por concepto', sentencia: 'estadistica_de_dinero' },
  { nombre: 'Plazos públicos', sentencia: 'estadistica_publica' },
  { nombre: 'Tipos para el filtro', sentencia: 'tipos_de_las_estadisticas' },
] as const

// From July to June: no year of the first is whole, and nine of the second are.
const UN_ANO = { desde: '2023-07', hasta: '2024-06' }
const DIEZ_ANOS = { desde: '2014-07', hasta: '2024-06' }
const CASOS = [
  { tipo: 0, periodo: UN_ANO },
  { tipo: 0, periodo: DIEZ_ANOS },
  { tipo: 10, periodo: DIEZ_ANOS },
] as const

/** A year, ten years, and ten years of one type. Prepared and executed, as the server does. */
export async function tiempoDeLectura(client: PoolClient, sentencia: string): Promise<number[]> {
  const texto = sinMarcas(SENTENCIAS.get(sentencia) ?? '')
  await client.query(`prepare lectura as ${texto}`)
  const tiempos: number[] = []
  for (const { tipo, periodo } of CASOS) {
    const ms: number[] = []
    for (let vez = 0; vez < VECES; vez += 1) ms.push(await ejecutar(client, valoresDe(texto, tipo, periodo)))
    tiempos.push(mediana(ms))
  }
  await client.query('deallocate lectura')
  return tiempos
}

/** What each statement takes: its type and its days, its type and today, its days alone, or nothing. */
function valoresDe(texto: string, tipo: number, periodo: Periodo): readonly (string | number)[] {
  if (texto.includes('$6')) return [tipo, 0, ...anosDe(periodo)]
  if (texto.includes('$4')) return [tipo, 0, ...diasDe(periodo)]
  if (texto.includes('$3')) return [tipo, 0, '2025-01-15']
  if (!texto.includes('$1')) return []
  return texto.includes('$1::date') ? diasDe(periodo) : [tipo, 0]
}

async function ejecutar(client: PoolClient, valores: readonly (string | number)[]): Promise<number> {
  const lista = valores.map((v) => (typeof v === 'number' ? v : escapeLiteral(v))).join(', ')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off, summary on) execute lectura${lista && `(${lista})`}`,
  )
  const linea = rows.map((fila) => fila['QUERY PLAN']).find((texto) => texto.startsWith('Execution')) ?? ''
  return Number(/([\d.]+) ms/.exec(linea)?.[1])
}
