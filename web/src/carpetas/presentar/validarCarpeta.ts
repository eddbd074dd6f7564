import { altaCarpeta } from '@catastro/domain/carpetas/llamadas'
import { FALTA_CROQUIS } from '@catastro/domain/carpetas/mensajes'
import { erroresDe } from '@catastro/domain/errores'
import {
  AGREGUE_DOMICILIO_OBRA,
  BUSQUE_PROFESIONAL,
  BUSQUE_PROPIETARIO,
  GUARDE_DOMICILIO_PROFESIONAL,
  GUARDE_DOMICILIO_PROPIETARIO,
} from '../mensajes.ts'
import type { FilaDeEncomienda } from './encomienda.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

export type CampoDeCarpeta = keyof ValoresDeCarpeta

const numero = (texto: string) => (texto === '' ? undefined : Number(texto))

/** The form's values as the call names them. */
export const camposDeAlta = (valores: ValoresDeCarpeta, fila: FilaDeEncomienda | undefined) => ({
  idEncomiendaTipo: fila?.idEncomiendaTipo,
  idFormularioTipo: fila?.idFormularioTipo, // the first form of the type
  idPropietario: valores.propietario?.id,
  idDomicilio: valores.domicilioObra?.idDomicilio,
  idInmuebleTipo: numero(valores.idInmuebleTipo),
  idObraTipo: numero(valores.idObraTipo),
  AnchoCalle: valores.AnchoCalle,
  AnchoVereda: valores.AnchoVereda,
  DistEjeCalle: valores.DistEjeCalle,
  ArbolesVereda: valores.ArbolesVereda,
  MontodeObra: valores.MontodeObra,
  idProfesional: valores.profesional?.id,
})

/** Where on the screen the wire's fields are mended, in the order of the screen. */
export const EN_PANTALLA = {
  idPropietario: 'cuilPropietario',
  Domicilio: 'domicilioPropietario',
  idDomicilio: 'domicilioObra',
  idInmuebleTipo: 'idInmuebleTipo',
  idObraTipo: 'idObraTipo',
  AnchoCalle: 'AnchoCalle',
  AnchoVereda: 'AnchoVereda',
  DistEjeCalle: 'DistEjeCalle',
  ArbolesVereda: 'ArbolesVereda',
  MontodeObra: 'MontodeObra',
  idProfesional: 'documentoProfesional',
  CoquisManzana: 'croquis',
} as const satisfies Readonly<Record<string, CampoDeCarpeta>>

/** What is missing, in words of the screen. */
const SI_FALTA: Partial<Record<CampoDeCarpeta, string>> = {
  cuilPropietario: BUSQUE_PROPIETARIO,
  domicilioObra: AGREGUE_DOMICILIO_OBRA,
  idInmuebleTipo: 'Elija el tipo de inmueble',
  idObraTipo: 'Elija el tipo de obra',
  documentoProfesional: BUSQUE_PROFESIONAL,
}

export interface ErrorDeCarpeta {
  readonly campo: CampoDeCarpeta
  readonly texto: string
}

const esDeLaPantalla = (path: string): path is keyof typeof EN_PANTALLA => path in EN_PANTALLA

const ORDEN: readonly CampoDeCarpeta[] = Object.values(EN_PANTALLA)

/** What is missing or wrong, in the order of the screen. The server validates the same schema again. */
export function validarCarpeta(valores: ValoresDeCarpeta, fila: FilaDeEncomienda | undefined): ErrorDeCarpeta[] {
  const leido = altaCarpeta.partes.campos.safeParse(camposDeAlta(valores, fila))
  const delEsquema = leido.success ? [] : erroresDe(altaCarpeta.partes.campos, leido.error.issues)
  const errores: ErrorDeCarpeta[] = delEsquema.flatMap(({ path, msg }) => {
    if (!esDeLaPantalla(path)) return []
    const campo = EN_PANTALLA[path]
    return [{ campo, texto: SI_FALTA[campo] ?? msg }]
  })
  const { propietario, profesional, croquis } = valores
  if (propietario && !propietario.Domicilio) {
    errores.push({ campo: 'domicilioPropietario', texto: GUARDE_DOMICILIO_PROPIETARIO })
  }
  if (profesional && !profesional.Domicilio && valores.domicilioProfesional.trim() !== '') {
    errores.push({ campo: 'domicilioProfesional', texto: GUARDE_DOMICILIO_PROFESIONAL })
  }
  if (fila?.requiereCroquis && !croquis) {
    errores.push({ campo: 'croquis', texto: FALTA_CROQUIS })
  }
  return errores.sort((a, b) => lugarDe(a.campo) - lugarDe(b.campo))
}

const DESPUES_DE: Partial<Record<CampoDeCarpeta, CampoDeCarpeta>> = {
  domicilioPropietario: 'cuilPropietario',
  domicilioProfesional: 'documentoProfesional',
}
const lugarDe = (campo: CampoDeCarpeta) => {
  const anterior = DESPUES_DE[campo]
  return anterior ? ORDEN.indexOf(anterior) + 0.5 : ORDEN.indexOf(campo)
}
