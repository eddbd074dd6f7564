import { entraComoAdministrador, mantieneReferencias, type RolDePersona } from '../roles.ts'

/** What can be imported. */
export const CLASES = [
  'calles',
  'padrones',
  'parcelas',
  'profesionales',
  'empleados',
  'tarifas',
  'carpetasAnteriores',
  'archivosAnteriores',
  'respuestasAnteriores',
] as const
export type Clase = (typeof CLASES)[number]

/** Roles are given (S-11), and a folder is put into any state, by an ADMINISTRADOR alone: by the file too. */
const SOLO_ADMINISTRADOR: readonly Clase[] = [
  'empleados',
  'carpetasAnteriores',
  'archivosAnteriores',
  'respuestasAnteriores',
]
export const loImporta = (clase: Clase, roles: readonly Pick<RolDePersona, 'perfil' | 'rol'>[]) =>
  SOLO_ADMINISTRADOR.includes(clase) ? entraComoAdministrador(roles) : mantieneReferencias(roles)

/** Those whose rows are people of the city, whom Ciudad Digital may know before the portal does. */
export const DE_PERSONAS: readonly Clase[] = ['profesionales', 'empleados', 'carpetasAnteriores']
/** So many are asked of Ciudad Digital at a time. */
export const MAX_PERSONAS_POR_VEZ = 25
/** So many of those who become ADMINISTRADOR are named. */
export const MAX_ADMINISTRADORES_NOMBRADOS = 100

export const ESTADOS_DE_IMPORTACION = [
  'POR_REVISAR',
  'REVISADA',
  'POR_APLICAR',
  'APLICADA',
  'FALLIDA',
  'DESCARTADA',
  'POR_DESHACER',
  'DESHECHA',
] as const
export type EstadoDeImportacion = (typeof ESTADOS_DE_IMPORTACION)[number]

/** The whole file or nothing; or the good rows, and the others are given back. */
export const MODOS = ['TODO', 'BUENAS'] as const

/** What a row would do. */
export const ACCIONES = ['ALTA', 'CAMBIO', 'IGUAL', 'RECHAZADA'] as const
export type Accion = (typeof ACCIONES)[number]

export const FORMATOS = ['csv', 'xlsx'] as const
export type Formato = (typeof FORMATOS)[number]
/** How a file may come. A shapefile is several files, and comes zipped. */
export const FORMATOS_DE_ARCHIVO = [...FORMATOS, 'zip'] as const
export type FormatoDeArchivo = (typeof FORMATOS_DE_ARCHIVO)[number]

/** In what files each kind comes, by their extensions. */
export function extensionesDe(clase: Clase): readonly string[] {
  if (clase === 'archivosAnteriores') return ['zip']
  return clase === 'parcelas' ? ['geojson', 'json', 'zip', ...FORMATOS] : FORMATOS
}
/** The same of what was sent for a kind; of none, any of them. */
export const extensionesDeLaDicha = (dicha: string | undefined) =>
  extensionesDe(CLASES.find((clase) => clase === dicha) ?? 'parcelas')

/** In which letters the texts of a shapefile may be written, the likeliest first. */
export const CODIFICACIONES = ['utf-8', 'latin-1', 'cp850'] as const
export type Codificacion = (typeof CODIFICACIONES)[number]
/** Where its coordinates may be: degrees, or the metres of one of the country's bands. */
export const SISTEMAS = ['wgs84', 'faja1', 'faja2', 'faja3', 'faja4', 'faja5', 'faja6', 'faja7'] as const
export type Sistema = (typeof SISTEMAS)[number]
/** How many of a shapefile's texts are shown, so that a person sees whether its letters are the right ones. */
export const TEXTOS_DE_MUESTRA = 10

/** So many that the file may be another one than its person thinks. `tope`: per cent, the city's setting. */
export const sonMuchas = (malas: number, leidas: number, tope: number) => malas * 100 > leidas * tope

/** How long the bad rows of an import whose good ones were applied may be taken back. */
export const DIAS_CON_LAS_MALAS = 30

export const MAX_FILAS_IMPORTACION = 1_000_000
/** Far beyond any list that is imported here. */
export const MAX_COLUMNAS = 200
/** What a spreadsheet program takes in a cell. */
export const MAX_CARACTERES_CELDA = 32_767
