import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Blanco, type Ronda, rondas } from './rondas.ts'

/**
 * `npm run pruebas:largas`: twenty kills of the server, three of a backend, and a disk that fills up three times. Fails when
 * anything is missing. The disk is a small one of its own, in memory, which only root may mount.
 */

const SEMILLA = Number(process.env.SEMILLA ?? 4)
const MUERTES = 20
const CADA_CUANTAS_TAMBIEN_LA_BASE = 3
const BLANCOS: readonly Blanco[] = [
  ...Array.from(
    { length: MUERTES },
    (_, n): Blanco =>
      n % CADA_CUANTAS_TAMBIEN_LA_BASE === CADA_CUANTAS_TAMBIEN_LA_BASE - 1 ? 'servidor y PostgreSQL' : 'servidor',
  ),
  ...Array.from({ length: 3 }, (): Blanco => 'una sesión de PostgreSQL'),
]

const COLUMNAS: readonly (readonly [titulo: string, valor: (ronda: Ronda) => string | number])[] = [
  ['a quién', (r) => r.blanco],
  ['pedido', (r) => r.enElPedido],
  ['+ms', (r) => r.demoraMs],
  ['carpetas', (r) => r.carpetas],
  ['archivos', (r) => r.archivos],
  ['sin respuesta', (r) => r.sinRespuesta],
  ['ya guardadas', (r) => r.yaGuardadas],
  ['sin fila', (r) => r.sinFila],
  ['arranque ms', (r) => r.arranqueMs],
  ['faltas', (r) => r.faltas.length],
]
const ANCHO_BLANCO = 24
const fila = (celdas: readonly (string | number)[]) =>
  celdas.map((c, n) => (n === 0 ? String(c).padEnd(ANCHO_BLANCO) : String(c).padStart(14))).join('')

const LLENOS = 3
const DISCO_MB = 400

const carpeta = await mkdtemp(join(tmpdir(), 'portal-caidas-'))
const disco = await mkdtemp(join(tmpdir(), 'portal-disco-'))
const faltas: string[] = []
const hechas: Ronda[] = []
const sinLugar: Ronda[] = []
const correr = async (donde: string, blancos: readonly Blanco[], rondasHechas: Ronda[]) => {
  for await (const ronda of rondas(donde, SEMILLA, blancos)) {
    rondasHechas.push(ronda)
    faltas.push(...ronda.faltas)
    console.log(fila(COLUMNAS.map(([, valor]) => valor(ronda))))
  }
}
try {
  console.log(`Caídas: kill -9 durante altas de carpetas con archivos (semilla ${SEMILLA})\n`)
  console.log(fila(COLUMNAS.map(([titulo]) => titulo)))
  await correr(carpeta, BLANCOS, hechas)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISCO_MB}m`, 'tmpfs', disco])
  try {
    await correr(disco, Array<Blanco>(LLENOS).fill('el disco, que se llena'), sinLugar)
  } finally {
    execFileSync('umount', [disco])
  }
} finally {
  await rm(carpeta, { recursive: true, force: true })
  await rm(disco, { recursive: true, force: true })
}

const suma = (de: (ronda: Ronda) => number, rondasHechas = hechas) =>
  rondasHechas.reduce((total, ronda) => total + de(ronda), 0)
console.log(`
Muertes: ${hechas.length}. Carpetas confirmadas: ${hechas.at(-1)?.carpetas}; archivos: ${hechas.at(-1)?.archivos}.
Envíos sin respuesta: ${suma((r) => r.sinRespuesta)}, de los que ${suma((r) => r.yaGuardadas)} ya estaban guardados; todos reenviados con su clave, dos veces a la vez.
Archivos que quedaron sin fila, para el barrido: ${hechas.at(-1)?.sinFila}.
El disco se llenó ${sinLugar.length} veces: ${sinLugar.at(-1)?.carpetas} carpetas confirmadas, ${suma((r) => r.sinRespuesta, sinLugar)} envíos que no entraron y entraron después.
Confirmados que faltan, carpetas a medias o repetidas: ${faltas.length}.`)
for (const falta of faltas) console.log(`  ${falta}`)
process.exit(faltas.length === 0 ? 0 : 1)
