import { DEPENDENCIA, PIE, PORTAL } from '@catastro/domain/ciudad/deFabrica'
import { vivirEn } from '@catastro/domain/zona'

/** Where the portal's neighbours are and whose city it is. One build serves every city. */
export interface Configuracion {
  readonly api: string
  readonly archivos: string
  readonly ciudadDigital: string
  readonly login: string
  readonly perfil: string
  /** Where the city's days begin and end; absent, where the build's do. */
  readonly zona?: string
  readonly ciudad: {
    readonly nombre: string
    /** What the portal is called. */
    readonly portal: string
    /** The office whose papers they are. */
    readonly dependencia: string
    readonly logo: string | null
    /** What stands at the foot of each screen. */
    readonly pie: string
    /** What the city calls a state, by the name that it is stored with: those that it renamed. */
    readonly estados?: Readonly<Record<string, string>>
    /** Where what is not paid by card is paid; empty or absent: the city has not written it. */
    readonly dondeSePaga?: string
  }
  /** The office that issues certificates, as the dialog shows it. */
  readonly correoOficina: string | null
  /** What a certificate costs, in pesos; null: the city has not said it. Shown, never sent. */
  readonly importeLibreDeuda: number | null
  /** What the city's map is drawn over; null: over nothing. */
  readonly mapaBase: {
    /** Pictures, tile by tile; or vector tiles, by the style that paints them. */
    readonly tipo: 'imagenes' | 'estilo'
    readonly url: string
    readonly atribucion: string
  } | null
  /** Whether anybody may read how long the city takes. */
  readonly estadisticasPublicas: boolean
  /** Whether anybody may take its blocks, parcels and permits. */
  readonly datosAbiertos: boolean
}

const env = import.meta.env
const api: string = env.VITE_API_URL ?? '/api'

/** What the build says. The page's own settings override it, or else `GET /config.json`, when the portal starts. */
const DE_LA_CONSTRUCCION: Configuracion = {
  api,
  archivos: env.VITE_ARCHIVOS_URL ?? api,
  ciudadDigital: env.VITE_CIUDAD_DIGITAL_URL ?? '/sandbox/ciudad-digital',
  login: env.VITE_LOGIN_URL ?? '/sandbox/ciudad-digital/login',
  perfil: env.VITE_PERFIL_URL ?? '/sandbox/ciudad-digital/perfil',
  ciudad: {
    ...{ nombre: env.VITE_CIUDAD ?? 'Municipalidad', portal: PORTAL, dependencia: DEPENDENCIA },
    ...{ logo: null, pie: PIE },
  },
  correoOficina: null,
  importeLibreDeuda: 2550,
  mapaBase: null,
  estadisticasPublicas: false,
  datosAbiertos: false,
}

let actual = DE_LA_CONSTRUCCION

export const configuracion = () => actual

/** Whose a printed page is. */
export const membrete = () => `${actual.ciudad.nombre} · ${actual.ciudad.dependencia}`

/** A folder's state as the city calls it. What is stored and sent has its own name. */
export const nombreDeEstado = (estado: string) => actual.ciudad.estados?.[estado] ?? estado

const esObjeto = (valor: unknown): valor is Partial<Configuracion> => typeof valor === 'object' && valor !== null

/** What the server wrote into the page; null where it was served by something else. */
function deLaPagina(): Partial<Configuracion> | null {
  try {
    const dato: unknown = JSON.parse(document.getElementById('ajustes')?.textContent ?? '')
    return esObjeto(dato) ? dato : null
  } catch {
    return null
  }
}

function usar(dada: Partial<Configuracion>): void {
  actual = { ...DE_LA_CONSTRUCCION, ...dada }
  if (actual.zona) vivirEn(actual.zona)
}

export async function cargarConfiguracion() {
  const escrita = deLaPagina()
  if (escrita) return usar(escrita)
  try {
    const respuesta = await fetch(new URL('config.json', document.baseURI))
    if (!respuesta.ok) return
    const recibida: unknown = await respuesta.json()
    if (esObjeto(recibida)) usar(recibida)
  } catch {
    // Without it the build's own addresses stand.
  }
}
