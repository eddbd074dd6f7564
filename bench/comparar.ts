import { type Caso, casosDeComparar } from './compararCasos.ts'
import { iniciarLosDos, type Servidores } from './compararServidores.ts'
import { mediana } from './mediana.ts'
import type { Medida } from './medir.ts'
import { compararEn, type Ronda } from './rondas.ts'
import { BRUNO, ingresar, LUCIA, PABLO } from './sesiones.ts'

/**
 * `npm run bench:comparar`: requests a second of the portal and of the bare server, over the same database, in turns.
 * Wants the data of bench:generar and the built server. Rounds in turns, because a shared machine's speed drifts within
 * seconds and what is compared must meet the same weather; both started anew several times, because the same program
 * is a tenth faster or slower from one process to the next. VUELTAS, RONDAS and SEGUNDOS change how many and how long.
 */

const VUELTAS = Number(process.env.VUELTAS ?? 3)
const RONDAS = Number(process.env.RONDAS ?? 6)
const SEGUNDOS = Number(process.env.SEGUNDOS ?? 3)
const soloCaso = process.argv[2]

const medido = new Map<string, { meta: number; rondas: Ronda[] }>()
for (let vuelta = 0; vuelta < VUELTAS; vuelta += 1) {
  const servidores = await iniciarLosDos()
  try {
    for (const caso of await casosDe(servidores)) {
      const { rondas } = medido.get(caso.nombre) ?? { rondas: [] }
      medido.set(caso.nombre, {
        meta: caso.meta,
        rondas: [...rondas, ...(await compararEn(servidores, caso, { rondas: RONDAS, segundos: SEGUNDOS }))],
      })
    }
  } finally {
    await servidores.detener()
  }
}
escribir()

async function casosDe({ portal }: Servidores): Promise<Caso[]> {
  const casos = await casosDeComparar(portal, {
    pablo: await ingresar(portal, PABLO),
    bruno: await ingresar(portal, BRUNO),
    lucia: await ingresar(portal, LUCIA),
  })
  return casos.filter(({ nombre }) => !soloCaso || nombre.includes(soloCaso))
}

function escribir(): void {
  console.log(
    `32 conexiones; ${VUELTAS} arranques de los dos servidores, ${RONDAS} rondas alternadas de ${SEGUNDOS} s en cada uno; medianas, y entre paréntesis la menor y la mayor\n`,
  )
  console.log(
    fila(['llamada', 'portal pedidos/s', 'desnudo pedidos/s', 'razón', 'meta', 'portal p50/p99', 'desnudo p50/p99']),
  )
  for (const [nombre, { meta, rondas }] of medido) {
    const razones = rondas.map(({ portal, desnudo }) => portal.porSegundo / desnudo.porSegundo)
    const [portal, desnudo] = [rondas.map((ronda) => ronda.portal), rondas.map((ronda) => ronda.desnudo)]
    console.log(
      fila([
        nombre,
        pedidosDe(portal),
        pedidosDe(desnudo),
        rango(razones, 3),
        `≥ ${meta}`,
        latenciaDe(portal),
        latenciaDe(desnudo),
      ]),
    )
  }
}

function rango(valores: readonly number[], cifras: number): string {
  return `${mediana(valores).toFixed(cifras)} (${Math.min(...valores).toFixed(cifras)}–${Math.max(...valores).toFixed(cifras)})`
}

function pedidosDe(medidas: readonly Medida[]): string {
  return rango(
    medidas.map((m) => m.porSegundo),
    0,
  )
}

function latenciaDe(medidas: readonly Medida[]): string {
  return `${mediana(medidas.map((m) => m.p50))}/${mediana(medidas.map((m) => m.p99))} ms`
}

function fila(celdas: readonly string[]): string {
  const anchos = [44, 20, 20, 21, 8, 17, 17]
  return celdas
    .map((celda, n) => celda.padEnd(anchos[n] ?? 0))
    .join(' ')
    .trimEnd()
}
