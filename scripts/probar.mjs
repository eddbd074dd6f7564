// `npm test`: everything, from nothing. Each step prints its own; the summary at the end says how each one went.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { instalarChromium } from './chromium.mjs'
import { instalar } from './instalar.mjs'

const RAIZ = fileURLToPath(new URL('..', import.meta.url))
instalar()
instalarChromium()
const { construir } = await import('./construir.mjs')

const PASOS = [
  ['formato y estilo', 'npx', ['biome', 'check', '.']],
  ['nada sin usar ni sin declarar', 'npx', ['knip', '--no-progress']],
  ['tipos: domain', 'npx', ['tsc', '-p', 'domain']],
  ['tipos: servidor', 'npx', ['tsc', '-p', 'server']],
  ['tipos: portal', 'npx', ['tsc', '-p', 'web']],
  ['tipos: portal sin red', 'npx', ['tsc', '-p', 'web/sinRed']],
  ['unidades, API y pantallas', 'npx', ['vitest', 'run']],
  ['recorridos en el navegador', 'npx', ['playwright', 'test', '-c', 'e2e']],
]

await construir()
const resultados = PASOS.map(([nombre, orden, argumentos]) => {
  console.log(`\n── ${nombre}`)
  const inicio = Date.now()
  const { status } = spawnSync(orden, argumentos, { cwd: RAIZ, stdio: 'inherit', shell: process.platform === 'win32' })
  return { nombre, bien: status === 0, segundos: Math.round((Date.now() - inicio) / 1000) }
})

console.log('\nResumen')
for (const { nombre, bien, segundos } of resultados)
  console.log(`  ${bien ? 'bien ' : 'FALLA'}  ${nombre} (${segundos} s)`)
const fallas = resultados.filter(({ bien }) => !bien).length
console.log(`\n${resultados.length - fallas} passed, ${fallas} failed`)
process.exit(fallas === 0 ? 0 : 1)
