// `npm run dev`: the demo city while its code is being changed. The server starts again with each change of its own, and the
// screens change in place, without losing what was typed in them. PORT is the screens'; the server takes the next one.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { instalar } from './instalar.mjs'

instalar()
const { construirAlCambiar } = await import('./construir.mjs')
const { createServer } = await import('vite')

const RAIZ = fileURLToPath(new URL('..', import.meta.url))
const PUERTO = Number(process.env.PORT ?? 8080)
const PUBLICA = `http://127.0.0.1:${PUERTO}`
const SERVIDOR = `http://127.0.0.1:${PUERTO + 1}`

/** One at a time: the next waits until the one before has put its database away. */
let servidor = null
let cambio = Promise.resolve()
const reiniciar = () => {
  cambio = cambio.then(async () => {
    await detener()
    servidor = spawn(process.execPath, ['--enable-source-maps', 'server/dist/principal.js'], {
      cwd: RAIZ,
      stdio: 'inherit',
      env: { ...process.env, PORT: String(PUERTO + 1), PUBLIC_URL: process.env.PUBLIC_URL ?? PUBLICA },
    })
  })
}
async function detener() {
  if (!servidor || servidor.exitCode !== null || servidor.signalCode !== null) return
  servidor.kill('SIGTERM')
  await once(servidor, 'exit')
}

process.env.SERVIDOR = SERVIDOR
const obra = await construirAlCambiar(reiniciar)
const pantallas = await createServer({
  root: fileURLToPath(new URL('../web', import.meta.url)),
  server: { host: '127.0.0.1', port: PUERTO, strictPort: true },
})
await pantallas.listen()
console.log(`El portal, mientras se lo cambia: ${PUBLICA}`)

for (const señal of ['SIGTERM', 'SIGINT'])
  process.once(señal, async () => {
    await Promise.all([obra.dispose(), pantallas.close(), cambio.then(detener)])
    process.exit(0)
  })
