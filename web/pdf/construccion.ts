import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const PAQUETE = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(PAQUETE, 'package.json'), 'utf8')) as { version: string }

/** Under a name that changes with the version: what a browser keeps for a year is never the wrong one. */
const CARPETA = `assets/pdfjs-${version}`
/** Character maps, fonts that documents leave out, and the decoders that need no WebAssembly (JBIG2, JPEG 2000). */
const DE_AQUI: readonly (readonly [carpeta: string, cuales: RegExp])[] = [
  ['cmaps', /\.bcmap$/],
  ['standard_fonts', /\.(pfb|ttf)$/],
  ['wasm', /_nowasm_fallback\.js$/],
]

/** What the PDF viewer asks for while it draws, served by the portal itself: the content policy lets in nothing else. */
export function archivosDePdf(): Plugin {
  return {
    name: 'archivos-de-pdf',
    config: () => ({ define: { CARPETA_DE_PDF: JSON.stringify(CARPETA) } }),
    generateBundle() {
      for (const [carpeta, cuales] of DE_AQUI) {
        for (const nombre of readdirSync(join(PAQUETE, carpeta)).filter((archivo) => cuales.test(archivo))) {
          const source = readFileSync(join(PAQUETE, carpeta, nombre))
          this.emitFile({ type: 'asset', fileName: `${CARPETA}/${carpeta}/${nombre}`, source })
        }
      }
    },
  }
}
