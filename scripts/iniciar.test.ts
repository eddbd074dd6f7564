import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** A project of its own with our way of starting and installing: nothing is installed here, nor built. */
let carpeta: string
beforeEach(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'iniciar-'))
  await mkdir(join(carpeta, 'scripts'))
})
afterEach(() => rm(carpeta, { recursive: true, force: true }))
const nuestro = (archivo: string) => fileURLToPath(new URL(`../${archivo}`, import.meta.url))

const sigueVivo = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('SIGTERM a npm start termina el servidor, y npm espera a que termine', async () => {
  const { scripts } = JSON.parse(await readFile(nuestro('package.json'), 'utf8'))
  await writeFile(join(carpeta, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }))
  await writeFile(
    join(carpeta, 'scripts/iniciar.mjs'),
    `process.on('SIGTERM', () => setTimeout(() => { console.log('cerrado'); process.exit(0) }, 50))
     setInterval(() => {}, 1000)
     console.log('listo ' + process.pid)`,
  )
  const npm = spawn('npm', ['start', '--silent'], { cwd: carpeta, stdio: ['ignore', 'pipe', 'inherit'] })
  let salida = ''
  const listo = new Promise<void>((resolve) => {
    npm.stdout.on('data', (trozo) => {
      salida += trozo
      if (salida.includes('listo ')) resolve()
    })
  })
  await listo
  const pid = Number(/listo (\d+)/.exec(salida)?.[1])
  const cerrado = once(npm, 'close')
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  const quedo = sigueVivo(pid)
  if (quedo) process.kill(pid, 'SIGKILL')
  await cerrado
  expect([quedo, salida]).toEqual([false, `listo ${pid}\ncerrado\n`])
})

it('en producción se instala también lo que construye, y lo que instaló otra versión se instala de nuevo', async () => {
  await cp(nuestro('scripts/instalar.mjs'), join(carpeta, 'scripts/instalar.mjs'))
  await writeFile(join(carpeta, 'package-lock.json'), '{}')
  const npm = join(carpeta, 'bin/npm')
  await mkdir(join(carpeta, 'bin'))
  await writeFile(npm, `#!/bin/sh\necho "$@" >> ${carpeta}/llamadas\nmkdir -p node_modules\n`)
  await chmod(npm, 0o755)
  const instalar = () =>
    spawnSync(
      process.execPath,
      ['-e', `import('${join(carpeta, 'scripts/instalar.mjs')}').then(({ instalar }) => instalar())`],
      {
        env: { ...process.env, NODE_ENV: 'production', PATH: `${join(carpeta, 'bin')}${delimiter}${process.env.PATH}` },
      },
    ).status
  expect([instalar(), instalar()]).toEqual([0, 0])
  const llamadas = () => readFile(join(carpeta, 'llamadas'), 'utf8')
  expect(await llamadas()).toBe('ci --include=dev --no-audit --no-fund --loglevel=error\n')
  await writeFile(join(carpeta, 'scripts/instalar.mjs'), `${await readFile(nuestro('scripts/instalar.mjs'), 'utf8')}\n`)
  expect(instalar()).toBe(0)
  expect((await llamadas()).split('\n')).toHaveLength(3)
})

it('npm start construye en otro proceso, y si no se puede construir no sirve', async () => {
  await cp(nuestro('scripts/iniciar.mjs'), join(carpeta, 'scripts/iniciar.mjs'))
  await writeFile(join(carpeta, 'scripts/instalar.mjs'), 'export const instalar = () => {}')
  await mkdir(join(carpeta, 'server/dist'), { recursive: true })
  await writeFile(join(carpeta, 'server/dist/principal.js'), `console.log('sirve ' + process.pid)`)
  const iniciar = async (construir: string) => {
    await writeFile(join(carpeta, 'scripts/construir.mjs'), construir)
    const { status, stdout } = spawnSync(process.execPath, [join(carpeta, 'scripts/iniciar.mjs')], { encoding: 'utf8' })
    return { status, lineas: stdout.split('\n').filter(Boolean) }
  }
  const { status, lineas } = await iniciar(
    `export const construir = async () => console.log('construye ' + process.pid)
     await construir()`,
  )
  const [construye, sirve] = lineas.map((linea) => linea.split(' '))
  expect([status, lineas.length, construye?.[0], sirve?.[0]]).toEqual([0, 2, 'construye', 'sirve'])
  expect(construye?.[1]).not.toBe(sirve?.[1])
  expect(await iniciar('process.exit(3)')).toEqual({ status: 3, lineas: [] })
})
