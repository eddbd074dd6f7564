import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { correr, type Resultado } from './corrida.ts'
import {
  type Corte,
  muertes,
  PROVEEDOR_COLGADO,
  RELOJ_ADELANTA,
  RELOJ_ATRASA,
  SIN_CIUDAD_DIGITAL,
  SIN_CORREO,
  SIN_POSTGRES,
  SIN_S3,
} from './cortes.ts'
import { levantar } from './mundo.ts'

/**
 * `npm run pruebas:largas -- cortes`: two processes behind one door, on S3, and people at work, while each thing that the portal
 * needs goes away and comes back. Fails when anything that was acknowledged is missing, is twice, or is paid and was not.
 */

const MINUTOS = Number(process.env.MINUTOS ?? 10)
const CADA_MS = 3_000
const CORTES: readonly Corte[] = [
  muertes({ veces: 1, minutos: MINUTOS, cadaMs: CADA_MS }),
  SIN_POSTGRES,
  SIN_S3,
  SIN_CORREO,
  PROVEEDOR_COLGADO,
  SIN_CIUDAD_DIGITAL,
  RELOJ_ADELANTA,
  RELOJ_ATRASA,
]
const TAMANO = { antes: 15, durante: 40, despues: 15, personas: 4, pausaMs: 600, plazoMs: (MINUTOS + 10) * 60_000 }

const COLUMNAS: readonly (readonly [titulo: string, valor: (r: Resultado) => string | number])[] = [
  ['qué se fue', (r) => r.que],
  ['carpetas', (r) => r.carpetas],
  ['archivos', (r) => r.archivos],
  ['pagos', (r) => r.pagos],
  ['guardados', (r) => r.guardados],
  ['sin respuesta', (r) => r.sinRespuesta],
  ['correos', (r) => r.correos],
  ['s', (r) => r.segundos],
  ['faltas', (r) => r.faltas.length],
]
const fila = (celdas: readonly (string | number)[]) =>
  celdas.map((c, n) => (n === 0 ? String(c).padEnd(54) : String(c).padStart(n === 5 ? 15 : 11))).join('')

const carpeta = await mkdtemp(join(tmpdir(), 'portal-cortes-'))
const hechos: Resultado[] = []
try {
  console.log(
    `Cortes: dos procesos detrás de una puerta, con sus archivos en S3, y gente que presenta, paga, escribe y mira\n`,
  )
  console.log(fila(COLUMNAS.map(([titulo]) => titulo)))
  const mundo = await levantar(carpeta)
  try {
    for await (const resultado of correr(mundo, CORTES, TAMANO)) {
      hechos.push(resultado)
      console.log(fila(COLUMNAS.map(([, valor]) => valor(resultado))))
    }
  } finally {
    await mundo.detener()
  }
} finally {
  await rm(carpeta, { recursive: true, force: true })
}

const suma = (de: (resultado: Resultado) => number) => hechos.reduce((total, resultado) => total + de(resultado), 0)
const faltas = hechos.flatMap((resultado) => resultado.faltas)
console.log(`
Confirmado: ${suma((r) => r.carpetas)} carpetas, ${suma((r) => r.archivos)} archivos, ${suma((r) => r.pagos)} pagos y ${suma((r) => r.guardados)} veces un borrador; cada uno pedido otra vez después.
Envíos sin respuesta: ${suma((r) => r.sinRespuesta)}; reenviados con su clave, a la vez a los dos procesos.
Perdidos, repetidos, a medias o dados por pagados sin serlo: ${faltas.length}.`)
for (const falta of faltas.slice(0, 50)) console.log(`  ${falta}`)
process.exitCode = faltas.length === 0 ? 0 : 1
