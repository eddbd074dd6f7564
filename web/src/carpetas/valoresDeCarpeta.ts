import { borrarDato, guardarDato, leerDato } from '../app/almacen.ts'

/** An owner or a professional, found. `Domicilio` null: not saved yet. */
export interface PersonaElegida {
  readonly id: number
  readonly nombre: string
  readonly Domicilio: string | null
}

export interface DomicilioElegido {
  readonly idDomicilio: number
  readonly texto: string
  readonly Padron: string
  /** Found by padron, not typed. */
  readonly porPadron: boolean
}

/** What the folder form holds. Wire names where the wire has one. */
export interface ValoresDeCarpeta {
  cuilPropietario: string
  propietario: PersonaElegida | null
  domicilioPropietario: string
  domicilioObra: DomicilioElegido | null
  idInmuebleTipo: string
  idObraTipo: string
  AnchoCalle: string
  AnchoVereda: string
  DistEjeCalle: string
  ArbolesVereda: string
  MontodeObra: string
  documentoProfesional: string
  profesional: PersonaElegida | null
  domicilioProfesional: string
  croquis: File | null
}

const VACIOS: ValoresDeCarpeta = {
  cuilPropietario: '',
  propietario: null,
  domicilioPropietario: '',
  domicilioObra: null,
  idInmuebleTipo: '',
  idObraTipo: '',
  AnchoCalle: '',
  AnchoVereda: '',
  DistEjeCalle: '',
  ArbolesVereda: '',
  MontodeObra: '',
  documentoProfesional: '',
  profesional: null,
  domicilioProfesional: '',
  croquis: null,
}

/** Other forms keep theirs under the same name of the specification: each knows its own. */
const MARCA = 'carpeta'

const esBorrador = (dato: unknown): dato is Partial<ValoresDeCarpeta> =>
  typeof dato === 'object' && dato !== null && 'de' in dato && dato.de === MARCA

/** A half-filled form survives a reload; the file does not, because a browser cannot keep one. */
export const guardarBorrador = (valores: object) => guardarDato('valores', { ...valores, croquis: null, de: MARCA })
export const leerBorrador = (): ValoresDeCarpeta => ({ ...VACIOS, ...leerDato('valores', esBorrador), croquis: null })
export const borrarBorrador = () => borrarDato('valores')
