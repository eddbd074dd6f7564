// Builds what has changed: the server into server/dist, the portal into web/dist. `node scripts/construir.mjs`
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const RAIZ = fileURLToPath(new URL('..', import.meta.url))

const PARTES = [
  {
    nombre: 'servidor',
    fuentes: ['domain/src', 'server/src', 'sandbox/src'],
    sello: 'server/dist/sello',
    obra: construirServidor,
  },
  {
    nombre: 'portal',
    fuentes: ['domain/src', 'web/src', 'web/public', 'web/index.html', 'web/vite.config.ts'],
    sello: 'web/dist/sello',
    obra: construirPortal,
  },
]

export async function construir() {
  for (const { nombre, fuentes, sello, obra } of PARTES) {
    const huella = huellaDe([...fuentes, 'package-lock.json', 'scripts/construir.mjs'])
    const archivo = join(RAIZ, sello)
    if (existsSync(archivo) && readFileSync(archivo, 'utf8') === huella) continue
    console.log(`Construyendo el ${nombre}…`)
    await obra()
    writeFileSync(archivo, huella)
  }
}

async function construirServidor() {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: RAIZ,
    entryPoints: ['server/src/principal.ts'],
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
  })
}

async function construirPortal() {
  const { build } = await import('vite')
  await build({ root: join(RAIZ, 'web'), logLevel: 'warn' })
}

/** One number for the content of these files and folders. */
export function huellaDe(rutas) {
  const resumen = createHash('sha256')
  for (const ruta of rutas.flatMap((r) => archivosDe(join(RAIZ, r))).sort()) {
    resumen.update(ruta).update(readFileSync(ruta))
  }
  return resumen.digest('hex')
}

function archivosDe(ruta) {
  if (!existsSync(ruta)) return []
  const entradas = esCarpeta(ruta) ? readdirSync(ruta, { withFileTypes: true, recursive: true }) : undefined
  if (!entradas) return [ruta]
  return entradas
    .filter((e) => e.isFile() && !/\.test\.tsx?$/.test(e.name))
    .map((e) => join(e.parentPath ?? e.path, e.name))
}

function esCarpeta(ruta) {
  try {
    readdirSync(ruta)
    return true
  } catch {
    return false
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await construir()
