import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { correr } from './corrida.ts'
import { DESTINOS } from './destinos.ts'

/** `npm run pruebas:largas`: ten thousand payments and twenty kills of the server. Fails when anything does not match. */

const SEMILLA = Number(process.env.SEMILLA ?? 5)
const PAGOS = Number(process.env.PAGOS ?? 10_000)
const MUERTES = Number(process.env.MUERTES ?? 20)

const carpeta = await mkdtemp(join(tmpdir(), 'portal-pagos-'))
try {
  console.log(`Pagos: ${PAGOS} con kill -9 del servidor entre medio (semilla ${SEMILLA})
Avisos repetidos 5 veces, desordenados, perdidos (10 %), tardíos y falsos (10 %); la API del proveedor con errores 500 y colgada.\n`)
  const { pagos, muertes, segundos, porDestino, faltas } = await correr(carpeta, SEMILLA, PAGOS, MUERTES)
  console.log(`${'qué pasó con él'.padEnd(18)}${'cuántos'.padStart(8)}  cómo debía terminar`)
  for (const [destino, cuantos] of porDestino) {
    console.log(`${destino.padEnd(18)}${String(cuantos).padStart(8)}  ${DESTINOS[destino].fin}`)
  }
  console.log(`
Pagos: ${pagos}. Muertes: ${muertes}. Tiempo: ${segundos} s.
Perdidos, confirmados dos veces, dados por pagados sin serlo, o sin resolver ni marcar: ${faltas.length}.`)
  for (const falta of faltas.slice(0, 50)) console.log(`  ${falta}`)
  process.exitCode = faltas.length === 0 ? 0 : 1
} finally {
  await rm(carpeta, { recursive: true, force: true })
}
