import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { archivosDePdf } from './pdf/construccion.ts'
import { sinRed, TRABAJADOR } from './sinRed/construccion.ts'

const RAIZ = fileURLToPath(new URL('.', import.meta.url))
const COMPRIMIBLE = /\.(m?js|css|html|svg|json)$/

/** Every text asset gets its .br beside it once, at build, so that the server never compresses while somebody waits. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle() {
      const dist = join(RAIZ, 'dist')
      for (const entrada of readdirSync(dist, { recursive: true, withFileTypes: true })) {
        if (!entrada.isFile() || !COMPRIMIBLE.test(entrada.name)) continue
        const archivo = join(entrada.parentPath, entrada.name)
        const texto = readFileSync(archivo)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: texto.length }
        writeFileSync(`${archivo}.br`, brotliCompressSync(texto, { params }))
      }
    },
  }
}

const FUENTE = /encode-sans-.*\.woff2$/

/** The font is asked for with the page, and not once the style that names it has been read. */
function fuenteCuantoAntes(): Plugin {
  return {
    name: 'fuente-cuanto-antes',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((nombre) => FUENTE.test(nombre))
          .map((nombre) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${nombre}` },
            injectTo: 'head' as const,
          })),
    },
  }
}

/** What every signed-in screen needs travels as one file: fewer requests, and brotli does better on the whole. */
const PAQUETES_DE_BASE = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'stylis',
  '@emotion',
  '@tanstack',
  '@mui/system',
]
const DE_MUI_EN_LA_BASE = ['styles', 'utils', 'Typography', 'Box', 'SvgIcon', 'CssBaseline', 'useMediaQuery']
const PROPIOS_DE_LA_BASE = [
  'app/Marco',
  'app/BarraSuperior',
  'app/MenuLateral',
  'app/inicio/HomePage',
  'app/inicio/InicioConPendientes',
  'red/cliente',
  'red/sesion',
  'red/consultas',
  'acceso/mensajes',
  'acceso/SesionVencida',
  'acceso/SinServicio',
  'ui/avisos',
  'ui/Notice',
  'ui/Panel',
  'ui/Renglon',
  'ui/haceCuanto',
  'ui/enDias',
  'libreDeuda/PedirLibreDeuda',
  'veredas/mensajes',
  String.raw`\w+/direcciones`,
]
const uno = (nombres: string[]) => `(${nombres.join('|')})`
const BASE = new RegExp(
  `node_modules/${uno(PAQUETES_DE_BASE)}/|@mui/material/${uno(DE_MUI_EN_LA_BASE)}/|@mui/icons-material/Close|domain/src/(formularios/tipos|dias|zona|libreDeuda/mensajes|inicio/\\w+)\\.|web/src/${uno(PROPIOS_DE_LA_BASE)}\\.`,
)

/** What a dozen screens or more share travels as one file too: most of it is smaller than what asking for it costs. */
const COMUN = /web\/src\/|domain\/src\/|@mui\/icons-material/

const SERVIDOR = process.env.SERVIDOR ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: RAIZ,
  base: './', // hash routes: the portal works under any folder of the city's site
  plugins: [react(), archivosDePdf(), fuenteCuantoAntes(), sinRed(join(RAIZ, 'dist')), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: join(RAIZ, 'index.html'), [TRABAJADOR]: join(RAIZ, 'sinRed/trabajador.ts') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'comun', test: COMUN, priority: 1, minShareCount: 12 },
          ],
        },
        // The phone's worker stands at the portal's root, whose pages it serves, and keeps its name.
        entryFileNames: ({ name }) => (name === TRABAJADOR ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' }, // the map's
  server: { proxy: { '/api': SERVIDOR, '/sandbox': SERVIDOR, '/config.json': SERVIDOR } },
})
