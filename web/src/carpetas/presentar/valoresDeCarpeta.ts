import type { DomicilioElegido } from '../../padron/domicilio/domicilioElegido.ts'

/** An owner or a professional, found. `Domicilio` null: not saved yet. */
export interface PersonaElegida {
  readonly id: number
  readonly nombre: string
  readonly Domicilio: string | null
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

/** What of it a draft holds: the file goes beside it, and a professional whom nobody looked for is found anew. */
export const comoDatos = (valores: ValoresDeCarpeta) => ({
  ...valores,
  profesional: valores.documentoProfesional === '' ? null : valores.profesional,
  croquis: null,
})

/** The form's values out of a draft (null: empty), with what drafts do not hold as the form has it now. */
export function valoresDeBorrador(datos: object | null, ahora: ValoresDeCarpeta = VACIOS): ValoresDeCarpeta {
  const valores = { ...VACIOS, ...datos, croquis: ahora.croquis }
  const nadieLoBusco = valores.documentoProfesional === '' && ahora.documentoProfesional === ''
  return nadieLoBusco ? { ...valores, profesional: ahora.profesional } : valores
}
