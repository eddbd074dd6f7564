import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const TRABAJADOR = 'sw'

/** What an inspector opens without signal, besides what every screen needs. */
const SIN_RED =
  /web\/src\/(visitas\/jornada\/\w+Page|app\/(CajonMovil|MenuDeCuenta)|visitas\/envio\/\w+|ui\/pdf\/VisorDePdf)\.tsx?$|pdfjs-dist\/build\/pdf\.m?js$/
const FIJOS = ['index.html', 'favicon.svg', 'logo.svg']

interface Parte {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly facadeModuleId?: string | null
  readonly moduleIds?: readonly string[]
  readonly isEntry?: boolean
  readonly name?: string
  readonly imports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: Set<string>; readonly importedAssets: Set<string> } | undefined
}

/** The files of the screens that work without signal, found from what they import. */
function archivosDe(partes: Readonly<Record<string, Parte>>): string[] {
  const vistos = new Set<string>()
  const seguir = (nombre: string) => {
    if (vistos.has(nombre)) return
    vistos.add(nombre)
    const parte = partes[nombre]
    for (const otra of parte?.imports ?? []) seguir(otra)
    for (const suyo of [...(parte?.viteMetadata?.importedCss ?? []), ...(parte?.viteMetadata?.importedAssets ?? [])]) {
      seguir(suyo)
    }
  }
  for (const parte of Object.values(partes)) {
    const esDeEllas = parte.isEntry || (parte.moduleIds ?? []).some((id) => SIN_RED.test(id.replaceAll('\\', '/')))
    if (parte.type === 'chunk' && parte.name !== TRABAJADOR && esDeEllas) seguir(parte.fileName)
    // The letters, which a style sheet names; and the worker that reads a PDF, which goes by its address.
    if (/\.woff2$|\bpdf\.worker\b/.test(parte.fileName)) seguir(parte.fileName)
  }
  return [...vistos]
}

/** Tells the phone's worker which files to keep, each with its digest; another build is another worker. */
export function sinRed(dist: string): Plugin {
  return {
    name: 'sin-red',
    apply: 'build',
    writeBundle(_, partes) {
      const rutas = [...FIJOS, ...archivosDe(partes as unknown as Record<string, Parte>)].sort()
      const archivos = rutas
        .filter((ruta) => existsSync(join(dist, ruta)))
        .map((ruta) => {
          const digesto = createHash('sha256')
            .update(readFileSync(join(dist, ruta)))
            .digest('base64')
          return { ruta, integridad: `sha256-${digesto}` }
        })
      const lista = JSON.stringify(archivos)
      const trabajador = join(dist, `${TRABAJADOR}.js`)
      const version = createHash('sha256').update(lista).update(readFileSync(trabajador)).digest('hex').slice(0, 16)
      const codigo = readFileSync(trabajador, 'utf8')
      writeFileSync(trabajador, `const ARCHIVOS=${lista},VERSION=${JSON.stringify(version)};\n${codigo}`)
    },
  }
}
