// `npm start`: installs what is missing, builds what has changed, and serves the portal.
// package.json says `exec`: npm hands its signals to the shell, and a shell that waits for us would die alone and leave the
// server running. Where there is no `exec` (Windows), what stands behind `||` runs.
import { instalar } from './instalar.mjs'

instalar()
const { construir } = await import('./construir.mjs')
await construir()
await import('../server/dist/principal.js')
