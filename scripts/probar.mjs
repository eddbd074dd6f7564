// `npm test`: everything, from nothing. Each step prints its own; the summary at the end says how each one went.
// `npm test -- carpetas`: of the tests, those whose path says so.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { instalar } from './instalar.mjs'
import { deUnoEnUno, resumir } from './pasos.mjs'

instalar()
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
const NAVEGADOR = ['un navegador', 'node', ['scripts/chromium.mjs']]
const UNIDADES = ['unidades, API y pantallas', 'npx', ['vitest', 'run', ...solo, ...quizasNinguna]]
const RECORRIDOS = ['recorridos en el navegador', 'npx', ['playwright', 'test', '-c', 'e2e', ...solo, ...quizasNinguna]]

const enMemoria = carpetaEnMemoria()
if (enMemoria) process.env.TMPDIR = enMemoria
const navegador = deUnoEnUno([NAVEGADOR])
await construir()
const resultados = (await Promise.all([navegador, deUnoEnUno(LECTURAS), pruebas()])).flat()
if (enMemoria) rmSync(enMemoria, { recursive: true, force: true })
process.exit(resumir(resultados))

async function pruebas() {
  const unidades = await deUnoEnUno([UNIDADES])
  await navegador
  return [...unidades, ...(await deUnoEnUno([RECORRIDOS]))]
}

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
