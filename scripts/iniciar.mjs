// `npm start`: installs what is missing, builds what has changed, and serves the portal.
import { instalar } from './instalar.mjs'

instalar()
const { construir } = await import('./construir.mjs')
await construir()
await import('../server/dist/principal.js')
