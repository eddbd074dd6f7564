import type { Plugin } from 'vite'

/** What the portal starts with, in the order in which they need one another. */
const DE_ARRANQUE = ['pronto', 'motor', 'base']
/** What asks for everything else before React is here. */
const PRIMERO = 'web/src/app/adelanto.ts'
/** Nearly all of their functions are called at once. */
const DE_UNA_VEZ = ['motor', 'base']
const LETRA = /(encode-sans-|barra-).*\.woff2$/
const ESTILO_DE_ENTRADA = /<link rel="stylesheet" crossorigin href="\.\/(assets\/[^"]+)">/

interface Parte {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly name?: string
  readonly source?: string | Uint8Array
}
type Partes = Readonly<Record<string, Parte>>

/** Scripts of their own, run in turns, between which a slow phone answers the finger. */
function porTurnos(partes: Partes): string {
  const archivo = (nombre: string) =>
    Object.values(partes).find((parte) => parte.type === 'chunk' && parte.name === nombre)?.fileName
  return DE_ARRANQUE.map(
    (nombre) => `<script type="module" crossorigin src="./${archivo(nombre)}"></script>\n    `,
  ).join('')
}

/** The letters, and their slash, are asked for with the page, and not once the style that names them has been read. */
const letras = (partes: Partes) =>
  Object.keys(partes)
    .filter((nombre) => LETRA.test(nombre))
    .map((nombre) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${nombre}">\n    `)
    .join('')

/** The style that names the letters is a few lines: the page carries it, and is not painted later for having to ask. */
function estilo(partes: Partes, nombre: string): string {
  const css = String(partes[nombre]?.source).trim()
  return `<style>${css.replaceAll('url(./', 'url(./assets/')}</style>`
}

/** How the page starts: what its HTML asks for, and in which order. */
export function arranque(): Plugin {
  return {
    name: 'arranque',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_opciones, bundle) {
        const pronto = Object.values(bundle).find((parte) => parte.name === 'pronto')
        if (pronto?.type !== 'chunk' || pronto.imports.length > 0)
          throw new Error(`Lo que va primero no espera a nada, y pide ${pronto?.type === 'chunk' && pronto.imports}`)
        if (!pronto.moduleIds.some((modulo) => modulo.endsWith(PRIMERO)))
          throw new Error(`${PRIMERO} no va en lo primero que corre`)
        // Compiled while they arrive (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
        for (const parte of Object.values(bundle))
          if (parte.type === 'chunk' && DE_UNA_VEZ.includes(parte.name))
            parte.code = `//# allFunctionsCalledOnLoad\n${parte.code}`
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        const partes = bundle as unknown as Partes
        // The front page starts nothing of the portal.
        if (!path.endsWith('/index.html'))
          return html.replace(ESTILO_DE_ENTRADA, (_enlace, n: string) => estilo(partes, n))
        return html
          .replace(ESTILO_DE_ENTRADA, (_enlace, nombre: string) => estilo(partes, nombre))
          .replace('<script type="module"', `${letras(partes)}${porTurnos(partes)}<script type="module"`)
      },
    },
  }
}
