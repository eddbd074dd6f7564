import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Blanco, type Ronda, rondas } from './rondas.ts'

/** `npm run pruebas:largas`: twenty kills of the server and three of a backend. Fails when anything is missing. */

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

const carpeta = await mkdtemp(join(tmpdir(), 'portal-caidas-'))
const faltas: string[] = []
const hechas: Ronda[] = []
try {
  console.log(`Caídas: kill -9 durante altas de carpetas con archivos (semilla ${SEMILLA})\n`)
  console.log(fila(COLUMNAS.map(([titulo]) => titulo)))
  for await (const ronda of rondas(carpeta, SEMILLA, BLANCOS)) {
    hechas.push(ronda)
    faltas.push(...ronda.faltas)
    console.log(fila(COLUMNAS.map(([, valor]) => valor(ronda))))
  }
} finally {
  await rm(carpeta, { recursive: true, force: true })
}

const suma = (de: (ronda: Ronda) => number) => hechas.reduce((total, ronda) => total + de(ronda), 0)
console.log(`
Muertes: ${hechas.length}. Carpetas confirmadas: ${hechas.at(-1)?.carpetas}; archivos: ${hechas.at(-1)?.archivos}.
Envíos sin respuesta: ${suma((r) => r.sinRespuesta)}, de los que ${suma((r) => r.yaGuardadas)} ya estaban guardados; todos reenviados con su clave, dos veces a la vez.
Archivos que quedaron sin fila, para el barrido: ${hechas.at(-1)?.sinFila}.
Confirmados que faltan, carpetas a medias o repetidas: ${faltas.length}.`)
for (const falta of faltas) console.log(`  ${falta}`)
process.exit(faltas.length === 0 ? 0 : 1)
