// Builds what has changed: the server into server/dist, the portal into web/dist. `node scripts/construir.mjs`
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const RAIZ = fileURLToPath(new URL('..', import.meta.url))
const SELLOS = join(RAIZ, '.cache/construido')

const PARTES = [
  {
    nombre: 'servidor',
    fuentes: ['domain/src', 'server/src', 'sandbox/src'],
    producto: 'server/dist/principal.js',
    obra: construirServidor,
  },
  {
    nombre: 'portal',
    fuentes: [
      'domain/src',
      'web/src',
      'web/public',
      'web/sinRed',
      'web/index.html',
      'web/portada.html',
      'web/vite.config.ts',
    ],
    producto: 'web/dist/index.html',
    obra: construirPortal,
  },
]

/** Each part is built again only when the content of its sources has changed since. */
export async function construir(cuales = PARTES.map(({ nombre }) => nombre)) {
  mkdirSync(SELLOS, { recursive: true })
  for (const parte of PARTES.filter(({ nombre }) => cuales.includes(nombre))) {
    const huella = huellaDe(parte)
    if (estaConstruida(parte, huella)) continue
    console.log(`Construyendo el ${parte.nombre}…`)
    rmSync(selloDe(parte), { force: true })
    await parte.obra()
    writeFileSync(selloDe(parte), huella)
  }
}

/** Whether what lies there was built from these sources. */
export const alDia = (cual) => PARTES.some((parte) => parte.nombre === cual && estaConstruida(parte, huellaDe(parte)))

const selloDe = ({ nombre }) => join(SELLOS, nombre)

const estaConstruida = (parte, huella) =>
  existsSync(join(RAIZ, parte.producto)) &&
  existsSync(selloDe(parte)) &&
  readFileSync(selloDe(parte), 'utf8') === huella

const DEL_SERVIDOR = {
  absWorkingDir: RAIZ,
  entryPoints: {
    principal: 'server/src/principal.ts',
    lector: 'server/src/importaciones/lector/principal.ts',
    importador: 'server/src/importaciones/principal.ts',
    'verificar-auditoria': 'server/src/cadena/principal.ts',
    respaldo: 'server/src/respaldo/principal.ts',
    conservar: 'server/src/conservacion/principal.ts',
    exportar: 'server/src/exportacion/principal.ts',
    'importar-exportacion': 'server/src/exportacion/vuelta/principal.ts',
    externos: 'server/src/puestaEnMarcha/principal.ts',
  },
  outdir: 'server/dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  // What npm installed stays outside; the project's own workspaces must come in, since node runs no .ts.
  packages: 'external',
  alias: { '@catastro/domain': './domain/src', '@catastro/sandbox': './sandbox/src' },
  logLevel: 'warning',
}

async function construirServidor() {
  const { build } = await import('esbuild')
  await build(DEL_SERVIDOR)
}

/** The reader of tables alone, elsewhere and with other plugins: for the faults that are put into it on purpose. */
export async function construirLector(outdir, plugins) {
  const { build } = await import('esbuild')
  const { lector } = DEL_SERVIDOR.entryPoints
  await build({ ...DEL_SERVIDOR, entryPoints: { lector }, splitting: false, sourcemap: false, outdir, plugins })
}

/** Builds the server at each change of its sources, and says so when it came out well. For `npm run dev`. */
export async function construirAlCambiar(listo) {
  const { context } = await import('esbuild')
  // What lies there from now on is of no sources that were sealed.
  rmSync(join(SELLOS, 'servidor'), { force: true })
  const avisar = { name: 'avisar', setup: ({ onEnd }) => onEnd(({ errors }) => (errors.length === 0 ? listo() : null)) }
  const obra = await context({ ...DEL_SERVIDOR, plugins: [avisar] })
  await obra.watch()
  return obra
}

async function construirPortal() {
  const { build } = await import('vite')
  const { NODE_ENV } = process.env
  await build({ root: join(RAIZ, 'web'), logLevel: 'warn' })
  // vite leaves it saying 'production', and what npm test starts next would take that for its own.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
}

/** One number for the content of its files and folders, and of what builds them. */
function huellaDe({ fuentes }) {
  const resumen = createHash('sha256')
  const rutas = [...fuentes, 'package-lock.json', 'scripts/construir.mjs'].flatMap((r) => archivosDe(join(RAIZ, r)))
  for (const ruta of rutas.sort()) {
    resumen.update(ruta).update(readFileSync(ruta))
  }
  return resumen.digest('hex')
}

function archivosDe(ruta) {
  if (!existsSync(ruta)) return []
  if (statSync(ruta).isFile()) return [ruta]
  return readdirSync(ruta, { withFileTypes: true, recursive: true })
    .filter((entrada) => entrada.isFile() && !/\.test\.tsx?$/.test(entrada.name))
    .map((entrada) => join(entrada.parentPath ?? entrada.path, entrada.name))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await construir()
