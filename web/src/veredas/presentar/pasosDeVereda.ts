import type { CampoDeVereda } from './valoresDeVereda.ts'

/** The form in parts that fit a phone, each with what it asks for in the order of the screen. */
export const PASOS_DE_VEREDA = [
  {
    nombre: 'domicilio',
    titulo: 'Domicilio de la obra',
    campos: [
      ...(['Padron', 'idCalle', 'NroPuerta', 'Piso', 'Departamento'] as const),
      ...(['Seccion', 'Manzana', 'Distrito', 'Dominio', 'Parcela', 'idInmuebleTipo'] as const),
    ],
  },
  {
    nombre: 'obra',
    titulo: 'La obra',
    campos: ['vereda', 'ancho', 'largo', 'MontodeObra', 'dep_mat_dias', 'cerca_metros'],
  },
  { nombre: 'condiciones', titulo: 'Condiciones y solicitante', campos: ['email'] },
  { nombre: 'fotos', titulo: 'Fotos antes de la obra', campos: ['FotoVeredaArchivo', 'FotoVeredaArchivo2'] },
] as const satisfies readonly {
  readonly nombre: string
  readonly titulo: string
  readonly campos: readonly CampoDeVereda[]
}[]
export type NombreDePaso = (typeof PASOS_DE_VEREDA)[number]['nombre']

/** In the order of the screen. */
export const CAMPOS_EN_ORDEN: readonly CampoDeVereda[] = PASOS_DE_VEREDA.flatMap(({ campos }) => [...campos])

/** The step that asks for a field. */
export const pasoDeVereda = (campo: string): NombreDePaso =>
  PASOS_DE_VEREDA.find(({ campos }) => campos.some((suyo) => suyo === campo))?.nombre ?? 'domicilio'
