import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { correr } from './corrida.ts'
import { DESTINOS } from './destinos.ts'

/** `npm run pruebas:largas`: two thousand sidewalks and twenty kills of the server. Fails when anything does not match. */

const SEMILLA = Number(process.env.SEMILLA ?? 6)
const VEREDAS = Number(process.env.VEREDAS ?? 2000)
const MUERTES = Number(process.env.MUERTES ?? 20)

const carpeta = await mkdtemp(join(tmpdir(), 'portal-veredas-'))
try {
  console.log(
    `Veredas: ${VEREDAS}, con kill -9 del servidor en cualquier punto entre el borrador, el pago y el envío (semilla ${SEMILLA})\n`,
  )
  const { veredas, muertes, segundos, porDestino, faltas } = await correr(carpeta, SEMILLA, VEREDAS, MUERTES)
  console.log(`${'qué hizo su vecino'.padEnd(20)}${'cuántas'.padStart(8)}  cómo debía terminar`)
  for (const [destino, cuantas] of porDestino) {
    console.log(`${destino.padEnd(20)}${String(cuantas).padStart(8)}  ${DESTINOS[destino].fin}`)
  }
  console.log(`
Veredas: ${veredas}. Muertes: ${muertes}. Tiempo: ${segundos} s.
Pagos confirmados sin carpeta ni marca, con dos carpetas o sin sus dos fotos, y presentadas sin pagar: ${faltas.length}.`)
  for (const falta of faltas.slice(0, 50)) console.log(`  ${falta}`)
  process.exitCode = faltas.length === 0 ? 0 : 1
} finally {
  await rm(carpeta, { recursive: true, force: true })
}
