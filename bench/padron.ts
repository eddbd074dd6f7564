import { normalizarNombre } from '@catastro/domain/padron/nombre'
import { buscarPorNombre } from '../server/src/padron/buscarPorNombre.ts'
import { abrirBase } from './base.ts'
import { mediana } from './mediana.ts'
import { IDENTIDAD_DE_PRUEBA, sinIndice } from './padronComparado.ts'
import { type Clase, clasesDeConsulta } from './padronConsultas.ts'
import { razonConElDesnudo } from './padronDesnudo.ts'
import { generarPadron } from './padronGenerar.ts'

/**
 * `npm run bench:padron`: how long the database takes to find a name among 500,000 properties, beside `ILIKE '%…%'` without
 * an index; and how many the portal answers, beside a bare handler of the same statements. One search after another, each with all its statements and their way there and back; the best of three, because
 * a shared machine makes anybody wait now and then.
 */

const ENTERO = 500_000
const PADRONES = Number(process.env.PADRONES ?? ENTERO)
/** Of the whole city; in a small one nothing is slow, nor much faster than anything. */
const meta = (cumplida: boolean) => {
  if (!cumplida && PADRONES >= ENTERO) process.exitCode = 1
}
const META_P95 = 30
const META_VECES = 50
const META_RAZON = 0.9
const SIN_INDICE_POR_CLASE = 7
const VUELTAS = 3

const base = await abrirBase()
const buscados: string[] = []
try {
  await generarPadron(base.db, PADRONES)
  const [{ version, palabras } = { version: '', palabras: 0 }] = (
    await base.db.$client.query<{ version: string; palabras: number }>(
      `select current_setting('server_version') as version, (select count(distinct palabra)::integer from palabra_de_padron) as palabras`,
    )
  ).rows
  console.log(
    `PostgreSQL ${version}; ${PADRONES.toLocaleString('es-AR')} padrones, ${palabras.toLocaleString('es-AR')} palabras distintas en sus nombres\n`,
  )
  console.log(fila(['lo que se busca', 'hallan', 'p50 ms', 'p95 ms', 'máx ms', 'ILIKE ms', 'veces']))
  const todos: number[] = []
  const sinIndices: number[] = []
  for (const clase of await clasesDeConsulta(base.db)) {
    const { tiempos, hallan } = await medirClase(clase)
    const ilike = await medirSinIndice(clase)
    todos.push(...tiempos)
    buscados.push(...clase.nombres)
    sinIndices.push(ilike)
    const ms = [mediana(tiempos), percentil(tiempos, 95), Math.max(...tiempos)].map((t) => t.toFixed(2))
    console.log(
      fila([
        clase.clase,
        `${hallan}/${clase.nombres.length}`,
        ...ms,
        ilike.toFixed(0),
        (ilike / mediana(tiempos)).toFixed(0),
      ]),
    )
  }
  const p95 = percentil(todos, 95)
  console.log(`\np95 de todas: ${p95.toFixed(2)} ms (meta: menos de ${META_P95})`)
  const veces = mediana(sinIndices) / mediana(todos)
  console.log(`veces más rápido que ILIKE, medianas de todas: ${veces.toFixed(0)} (meta: al menos ${META_VECES})`)
  meta(p95 < META_P95 && veces >= META_VECES)
} finally {
  await base.cerrar()
}
const razon = await razonConElDesnudo(buscados)
console.log(`pedidos por segundo, portal sobre desnudo: ${razon.toFixed(3)} (meta: al menos ${META_RAZON})`)
meta(razon >= META_RAZON)

async function medirClase({ nombres }: Clase) {
  const mejores = nombres.map(() => Number.POSITIVE_INFINITY)
  const hallados = new Set<number>()
  for (let vuelta = 0; vuelta < VUELTAS; vuelta += 1) {
    for (const [n, nombre] of nombres.entries()) {
      const desde = performance.now()
      const { total } = await buscarPorNombre(base.db, IDENTIDAD_DE_PRUEBA, normalizarNombre(nombre), { porPagina: 5 })
      mejores[n] = Math.min(mejores[n] ?? 0, performance.now() - desde)
      if (total > 0) hallados.add(n)
    }
  }
  return { tiempos: mejores, hallan: hallados.size }
}

async function medirSinIndice({ nombres }: Clase): Promise<number> {
  const tiempos: number[] = []
  for (const nombre of nombres.slice(0, SIN_INDICE_POR_CLASE)) {
    const desde = performance.now()
    await sinIndice(base.db, nombre)
    tiempos.push(performance.now() - desde)
  }
  return mediana(tiempos)
}

function percentil(tiempos: readonly number[], p: number): number {
  const orden = [...tiempos].sort((a, b) => a - b)
  return orden[Math.ceil((orden.length * p) / 100) - 1] ?? 0
}

function fila([primera = '', ...resto]: readonly string[]): string {
  return primera.padEnd(38) + resto.map((celda) => celda.padStart(10)).join('')
}
