import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { arranque } from './arranque/construccion.ts'
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

/** Which file each address needs: it goes ahead of everything, so that the screen's file is asked for at once. */
const PRONTO = /web\/src\/(app\/(rutas|adelanto)|\w+\/(rutas|direcciones)|ui\/listas\/inicial)\.|vite\/preload-helper/

/** What every signed-in screen needs travels as one file: fewer requests, and brotli does better on the whole. */
const MOTOR = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|zustand)\//
const PAQUETES_DE_BASE = ['stylis', '@emotion', '@mui/system']
const DE_MUI_EN_LA_BASE = ['styles', 'utils', 'Typography', 'Box', 'Stack', 'SvgIcon', 'CssBaseline', 'useMediaQuery']
const PROPIOS_DE_LA_BASE = [
  'app/Marco',
  'app/BarraSuperior',
  'app/MenuLateral',
  'app/inicio/HomePage',
  'app/inicio/InicioConPendientes',
  'red/sesion',
  'red/consultas',
  'acceso/mensajes',
  'acceso/avisos/SesionVencida',
  'acceso/avisos/SinServicio',
  'ui/avisos/avisos',
  'ui/avisos/EmptyState',
  'ui/avisos/Notice',
  'ui/pagina/Panel',
  'ui/pagina/Renglon',
  'ui/pagina/antiguedad',
  'libreDeuda/PedirLibreDeuda',
  'veredas/titulos',
]
const uno = (nombres: string[]) => `(${nombres.join('|')})`
const BASE = new RegExp(
  `node_modules/${uno(PAQUETES_DE_BASE)}/|@mui/material/${uno(DE_MUI_EN_LA_BASE)}/|@mui/icons-material/Close|domain/src/(formularios/formularios|plurales|dias|zona|libreDeuda/mensajes|inicio/\\w+|carpetas/termino)\\.|web/src/${uno(PROPIOS_DE_LA_BASE)}\\.`,
)

/** What a dozen screens or more share travels as one file too: most of it is smaller than what asking for it costs. */
const COMUN = /web\/src\/|domain\/src\/|@mui\/icons-material/

/** What only a screen with fields needs, a list goes without; and without the checking of what is typed. */
const FORMAS =
  /node_modules\/react-hook-form\/|web\/src\/envios\/(?!useEnvio|rechazo|usePagar|salidaAlPago|irAlProveedor|pasoDeRevision|rotuloDePago)|web\/src\/ui\/campos\/(formulario|NumberInput)\.|formularios\/(guardado|preguntas)\./
const VALIDACION = /node_modules\/zod\/|domain\/src\/(campo|tipos|importe|errores|numeros|padron\/formas)\./
const deTodos = (modulo: string) =>
  COMUN.test(modulo) && !FORMAS.test(modulo) && !VALIDACION.test(modulo) && !ADJUNTOS.test(modulo)

/** What chooses files, and what answers yes or no: a list goes without. Not with the fields, which a folder that is read goes without. */
const ADJUNTOS =
  /web\/src\/(ui\/archivos\/(?!Descarga|VistaPrevia)\w+|ui\/campos\/(SiNoInput|TextoContado)|ui\/pagina\/ReviewList|red\/subida|tramites\/\w+)\.|domain\/src\/archivos\/tiposDeArchivo\./

const LISTAS =
  /web\/src\/(ui\/listas\/Lista\.|carpetas\/(listar\/|presentar\/(CarpetaCreada|encomienda|useTiposDeEncomienda)\.|ver\/CodigoDeSeguimiento))/

const AUTOCOMPLETAR = /web\/src\/ui\/campos\/AutocompleteInput\.|@mui\/material\/(Autocomplete|useAutocomplete)\//

/** A few lines that go with a folder's files: by themselves they would cost what asking for them costs. */
const CON_LAS_CARPETAS = ['archivos', 'antivirus']

/** Whether it brings what checks what is typed. */
const COMPRUEBA = new Map<string, boolean>()
function comprueba(modulo: string, contexto: Rolldown.ChunkingContext): boolean {
  const sabido = COMPRUEBA.get(modulo)
  if (sabido !== undefined) return sabido
  COMPRUEBA.set(modulo, VALIDACION.test(modulo))
  const suyos = contexto.getModuleInfo(modulo)?.importedIds ?? []
  if (suyos.some((suyo) => comprueba(suyo, contexto))) COMPRUEBA.set(modulo, true)
  return COMPRUEBA.get(modulo) === true
}

/** What the city says of itself, and in its mails: only who writes it looks at all of it. */
const DE_LA_CIUDAD = /(web|domain)\/src\/ciudad\/|domain\/src\/(\w+\/correo\w*|notificaciones\/textos)\./

/** What several screens of a capability share, and a few of its neighbours', is one file of that capability. A folder is also read, without what checks. */
function capacidadDe(modulo: string, contexto: Rolldown.ChunkingContext): string | null {
  if (modulo.includes('@mui/icons-material')) return 'iconos'
  if (DE_LA_CIUDAD.test(modulo)) return null
  const propia = /\/(?:web|domain)\/src\/(\w+)\//.exec(modulo)?.[1]
  if (!propia) return null
  const capacidad = CON_LAS_CARPETAS.includes(propia) ? 'carpetas' : propia
  return capacidad === 'carpetas' && comprueba(modulo, contexto) ? 'carpetasQueComprueba' : capacidad
}

const SERVIDOR = process.env.SERVIDOR ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: RAIZ,
  base: './', // hash routes: the portal works under any folder of the city's site
  plugins: [react(), archivosDePdf(), arranque(), sinRed(join(RAIZ, 'dist')), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: join(RAIZ, 'index.html'),
        portada: join(RAIZ, 'portada.html'),
        [TRABAJADOR]: join(RAIZ, 'sinRed/trabajador.ts'),
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'pronto', test: PRONTO, priority: 7 },
            { name: 'motor', test: MOTOR, priority: 6 },
            { name: 'base', test: BASE, priority: 5 },
            // Home shows it too, without what the forms need.
            { name: 'sinEnviar', test: /web\/src\/envios\/(SinEnviar|guardadosSinEnviar)\./, priority: 5 },
            { name: 'adjuntos', test: ADJUNTOS, priority: 3, minShareCount: 12 },
            { name: 'comun', test: deTodos, priority: 4, minShareCount: 12 },
            { name: 'listas', test: LISTAS, priority: 3, minShareCount: 2 },
            // With what it is made of: it would take whoever shows it first along to all the others.
            { name: 'autocompletar', test: AUTOCOMPLETAR, priority: 3, minShareCount: 2 },
            { name: 'validacion', test: VALIDACION, priority: 3, minShareCount: 12 },
            { name: 'formas', test: FORMAS, priority: 2, minShareCount: 12 },
            { name: capacidadDe, debugName: 'capacidad', test: COMUN, minShareCount: 2, priority: 1 },
            // Last: it names what all the others say, and would take it along.
            { name: 'ciudad', test: DE_LA_CIUDAD, minShareCount: 2 },
          ],
        },
        // The phone's worker stands at the portal's root, whose pages it serves, and keeps its name.
        entryFileNames: ({ name }) => (name === TRABAJADOR ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' }, // the map's
  server: { proxy: { '/api': SERVIDOR, '/sandbox': SERVIDOR, '/salud': SERVIDOR, '/config.json': SERVIDOR } },
})
