// `npm test`: everything, from nothing. Each step prints its own; the summary at the end says how each one went.
// `npm test -- carpetas`: of the tests, those whose path says so.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { instalarChromium } from './chromium.mjs'
import { instalar } from './instalar.mjs'
import { deUnoEnUno, resumir } from './pasos.mjs'

instalar()
instalarChromium()
const { construir } = await import('./construir.mjs')

const solo = process.argv.slice(2)
// A capability may have none of one kind.
const quizasNinguna = solo.length > 0 ? ['--pass-with-no-tests'] : []

/** What only reads the sources goes on beside the tests: the types with one checker, since each of four would read them all. */
const LECTURAS = [
  ['formato y estilo', 'npx', ['biome', 'check', '.']],
  ['asuntos de los commits', 'node', ['scripts/commits.mjs']],
  ['nada sin usar ni sin declarar', 'npx', ['knip', '--no-progress']],
  ['tipos: domain', 'npx', ['tsc', '-p', 'domain', '--checkers', '1']],
  ['tipos: servidor', 'npx', ['tsc', '-p', 'server', '--checkers', '1']],
  ['tipos: portal', 'npx', ['tsc', '-p', 'web', '--checkers', '1']],
  ['tipos: portal sin red', 'npx', ['tsc', '-p', 'web/sinRed']],
]
const PRUEBAS = [
  ['unidades, API y pantallas', 'npx', ['vitest', 'run', ...solo, ...quizasNinguna]],
  ['recorridos en el navegador', 'npx', ['playwright', 'test', '-c', 'e2e', ...solo, ...quizasNinguna]],
]

const enMemoria = carpetaEnMemoria()
if (enMemoria) process.env.TMPDIR = enMemoria
await construir()
const resultados = (await Promise.all([deUnoEnUno(LECTURAS), deUnoEnUno(PRUEBAS)])).flat()
if (enMemoria) rmSync(enMemoria, { recursive: true, force: true })
process.exit(resumir(resultados))

/** The databases and files of a run are written to memory where there is plenty of it: nothing of theirs has to last. */
function carpetaEnMemoria() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize <= 6 * 1024 ** 3) return undefined
    const carpeta = mkdtempSync('/dev/shm/portal-')
    // Through it passes the PostgreSQL that root starts as somebody else.
    chmodSync(carpeta, 0o711)
    return carpeta
  } catch {
    return undefined
  }
}
