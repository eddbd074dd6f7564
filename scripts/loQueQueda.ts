import { afterAll, expect, vi } from 'vitest'

/**
 * The files of a worker share their modules and their page, and what one leaves behind the next one finds: each file
 * fails that does not leave the language, the storage, the listeners and the environment as it found them.
 */

/** What vitest itself notes of the file that it is at, and sharp, at its first picture, of where it is. */
const DE_OTROS = /^(VITEST|TEST$|NODE_ENV$|DEV$|PROD$|MODE$|SSR$|BASE_URL$|VIPSHOME$)/
/** By which a process is ended, or told of what nobody awaited. */
const AVISOS_DEL_PROCESO = ['SIGTERM', 'SIGINT', 'uncaughtException']
/** What a page is told from outside; what React and the controls listen to goes with what was drawn. */
const AVISOS_DE_LA_PAGINA = ['storage', 'online', 'offline', 'hashchange', 'popstate', 'pagehide', 'message']
/** What a test may put its own in the place of. */
const REEMPLAZABLES = [
  'fetch',
  'Date',
  'setTimeout',
  'crypto',
  'matchMedia',
  'open',
  'print',
  'Image',
  'Worker',
  'FileReader',
]

type Huella = Readonly<Record<string, unknown>>
type Oyentes = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
interface Guardado {
  readonly length: number
  key(n: number): string | null
}
type Global = Readonly<Record<string, unknown>> & {
  readonly localStorage?: Guardado
  readonly sessionStorage?: Guardado
  readonly document?: {
    readonly documentElement: { readonly lang: string }
    readonly body: { readonly childElementCount: number }
  }
}

const claves = (guardado: Guardado) => Array.from({ length: guardado.length }, (_, n) => guardado.key(n)).sort()

/** How things are now; only what the next file would find. */
export function huella(): Huella {
  const global = globalThis as unknown as Global
  return {
    'los relojes de mentira': vi.isFakeTimers(),
    ...Object.fromEntries(AVISOS_DEL_PROCESO.map((aviso) => [`quien oye ${aviso}`, process.listenerCount(aviso)])),
    ...Object.fromEntries(REEMPLAZABLES.map((nombre) => [`${nombre}, reemplazado`, global[nombre]])),
    ...Object.fromEntries(
      Object.entries(process.env).flatMap(([nombre, valor]) =>
        DE_OTROS.test(nombre) ? [] : [[`${nombre} en el entorno`, valor]],
      ),
    ),
    ...(global.document && {
      'el idioma de la página': global.document.documentElement.lang,
      'lo dibujado en la página': global.document.body.childElementCount,
      localStorage: claves(global.localStorage ?? { length: 0, key: () => null }).join(),
      sessionStorage: claves(global.sessionStorage ?? { length: 0, key: () => null }).join(),
    }),
  }
}

/** What is not as it was, by its name. */
export const loQueCambio = (antes: Huella, despues: Huella): string[] =>
  [...new Set([...Object.keys(antes), ...Object.keys(despues)])].filter((que) => antes[que] !== despues[que])

/** Counts who begins to listen to the page and does not stop, until it is told to end. */
export function contarOyentes(pagina: Oyentes): () => string[] {
  const quedan: (readonly [tipo: string, oyente: unknown])[] = []
  const { addEventListener, removeEventListener } = pagina
  pagina.addEventListener = function (this: Oyentes, tipo: string, oyente: unknown, opciones?: unknown) {
    const unaVez = typeof opciones === 'object' && opciones !== null && 'once' in opciones
    if (AVISOS_DE_LA_PAGINA.includes(tipo) && !unaVez) quedan.push([tipo, oyente])
    Reflect.apply(addEventListener, this ?? pagina, [tipo, oyente, opciones])
  }
  pagina.removeEventListener = function (this: Oyentes, tipo: string, oyente: unknown, opciones?: unknown) {
    const cual = quedan.findIndex(([otro, suyo]) => otro === tipo && suyo === oyente)
    if (cual >= 0) quedan.splice(cual, 1)
    Reflect.apply(removeEventListener, this ?? pagina, [tipo, oyente, opciones])
  }
  return () => {
    Object.assign(pagina, { addEventListener, removeEventListener })
    return quedan.map(([tipo]) => `quien oye ${tipo}`)
  }
}

/** Of the projects' setup: read once for each file, even where files share their modules. */
export function exigirQueNadaQuede() {
  const antes = huella()
  const dejarDeContar = 'window' in globalThis ? contarOyentes(globalThis as unknown as Oyentes) : () => []
  afterAll(() => {
    const queda = [...loQueCambio(antes, huella()), ...dejarDeContar()]
    expect(queda, 'lo que este archivo deja a los que corren después').toEqual([])
  })
}
