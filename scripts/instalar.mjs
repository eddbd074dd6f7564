// Installs the packages of package-lock.json when they are missing or another version's. Needs node and npm only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const RAIZ = fileURLToPath(new URL('..', import.meta.url))
const SELLO = join(RAIZ, 'node_modules/.portal-instalado')

/** Of those versions that served only from some minor one on. */
const PRIMERA_QUE_SIRVE = { 20: 19, 22: 12 }

export function instalar() {
  const [mayor = 0, menor = 0] = process.versions.node.split('.').map(Number)
  if (mayor < 20 || menor < (PRIMERA_QUE_SIRVE[mayor] ?? 0)) {
    console.error(`Hace falta Node 20.19, 22.12 o 24, o posterior; este es ${process.versions.node}.`)
    process.exit(1)
  }
  // Of this file too: what an earlier way of installing left is installed again.
  const huella = createHash('sha256')
    .update(readFileSync(join(RAIZ, 'package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
  if (existsSync(SELLO) && readFileSync(SELLO, 'utf8') === huella) return
  console.log('Instalando los paquetes…')
  // What builds is among the development packages, which NODE_ENV=production would leave out.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: RAIZ,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('No se pudieron instalar los paquetes.')
    process.exit(status ?? 1)
  }
  writeFileSync(SELLO, huella)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) instalar()
