// `npm start`: installs what is missing, builds what has changed, and serves the portal.
// package.json says `exec`: npm hands its signals to the shell, and a shell that waits for us would die alone and leave the
// server running. Where there is no `exec` (Windows), what stands behind `||` runs.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { instalar } from './instalar.mjs'

instalar()
// In a process of its own: what builds would stay in the memory of the one that serves, four times what serving takes.
const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('construir.mjs', import.meta.url))], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
await import('../server/dist/principal.js')
