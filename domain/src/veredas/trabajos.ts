/** The ten works of the sidewalk form, in the order of the screen. */
export const TRABAJOS = {
  vereda: 'Vereda',
  fachada: 'Fachada',
  medianera: 'Medianera',
  sobretecho: 'Sobretecho',
  cubierta: 'Cubierta',
  impermeabilizacion: 'Impermeabilización',
  pintura: 'Pintura',
  carpinteria: 'Carpintería',
  revoque: 'Revoque',
  otros: 'Otros',
} as const
export type Trabajo = keyof typeof TRABAJOS
export const NOMBRES_DE_TRABAJO = Object.keys(TRABAJOS) as [Trabajo, ...Trabajo[]]

export type Marcas = Readonly<Record<Trabajo, 0 | 1>>
export const cuantosTrabajos = (marcas: Partial<Marcas>) => NOMBRES_DE_TRABAJO.filter((t) => marcas[t] === 1).length

export const TRABAJOS_A_REALIZAR = 'Trabajos a realizar'
/** 'Vereda, Pintura': those that were ticked, in the order of the screen. */
export const trabajosEscritos = (marcas: Partial<Marcas>) =>
  NOMBRES_DE_TRABAJO.filter((t) => marcas[t] === 1)
    .map((t) => TRABAJOS[t])
    .join(', ')

/** What the form asks for besides, by which works were ticked. The fee is the same in all three. */
interface Caso {
  /** Width and length of the sidewalk. */
  readonly conMedidas: boolean
  /** One photo input for each of these; each takes up to MAX_FOTOS_POR_ENTRADA. */
  readonly entradas: readonly CampoDeFotos[]
  readonly leyendas: readonly (1 | 2)[]
}

/**
 * The draft's file fields. The first is the form's own; the second serves its second photo input, so that each photo comes
 * back to the input that it was chosen in. They are filed together, as FotoVeredaArchivo.
 */
export const CAMPOS_DE_FOTOS = ['FotoVeredaArchivo', 'FotoVeredaArchivo2'] as const
export type CampoDeFotos = (typeof CAMPOS_DE_FOTOS)[number]
export const MAX_FOTOS_POR_ENTRADA = 2
/** At least so many to pay, and to file. */
export const FOTOS_PARA_PAGAR = 1
export const FOTOS_PARA_PRESENTAR = 2

const CASOS = {
  VEREDA: { conMedidas: true, entradas: ['FotoVeredaArchivo'], leyendas: [1] },
  'VEREDA CON OTROS': { conMedidas: true, entradas: CAMPOS_DE_FOTOS, leyendas: [1, 2] },
  OTROS: { conMedidas: false, entradas: ['FotoVeredaArchivo'], leyendas: [2] },
} as const satisfies Record<string, Caso>

/** Of no work at all: what can be asked already. */
const SIN_TRABAJOS: Caso = { conMedidas: false, entradas: ['FotoVeredaArchivo'], leyendas: [] }

export function casoDe(marcas: Partial<Marcas>): Caso {
  const cuantos = cuantosTrabajos(marcas)
  if (cuantos === 0) return SIN_TRABAJOS
  if (marcas.vereda !== 1) return CASOS.OTROS
  return cuantos === 1 ? CASOS.VEREDA : CASOS['VEREDA CON OTROS']
}

export const maximoDeFotos = (marcas: Partial<Marcas>) => casoDe(marcas).entradas.length * MAX_FOTOS_POR_ENTRADA
