import { altaCarpeta } from '@catastro/domain/carpetas/llamadas'
import { FALTA_CROQUIS } from '@catastro/domain/carpetas/mensajes'
import { requiereCroquis } from '@catastro/domain/carpetas/reglas'
import { comoOracion, type ErrorDeCampo, erroresDeCampo } from '@catastro/domain/errores'
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

/** Where on the screen the wire's fields are mended, and in words of the screen when they are missing. */
const EN_PANTALLA: Readonly<Record<string, { campo: CampoDeCarpeta; texto?: string }>> = {
  idPropietario: { campo: 'cuilPropietario', texto: BUSQUE_PROPIETARIO },
  idDomicilio: { campo: 'domicilioObra', texto: AGREGUE_DOMICILIO_OBRA },
  idInmuebleTipo: { campo: 'idInmuebleTipo', texto: comoOracion('idInmuebleTipo', 'es obligatorio') },
  idObraTipo: { campo: 'idObraTipo', texto: comoOracion('idObraTipo', 'es obligatorio') },
  AnchoCalle: { campo: 'AnchoCalle' },
  AnchoVereda: { campo: 'AnchoVereda' },
  DistEjeCalle: { campo: 'DistEjeCalle' },
  ArbolesVereda: { campo: 'ArbolesVereda' },
  MontodeObra: { campo: 'MontodeObra' },
  idProfesional: { campo: 'documentoProfesional', texto: BUSQUE_PROFESIONAL },
  CoquisManzana: { campo: 'croquis' },
}

export interface ErrorDeCarpeta {
  readonly campo: CampoDeCarpeta
  readonly texto: string
}

/** The server's errors beside the screen's fields; those of no field stay out. */
export const erroresEnPantalla = (errores: readonly ErrorDeCampo[]): ErrorDeCarpeta[] =>
  errores.flatMap(({ path, msg }) => {
    const lugar = EN_PANTALLA[path]
    return lugar ? [{ campo: lugar.campo, texto: msg }] : []
  })

const ORDEN = Object.values(EN_PANTALLA).map(({ campo }) => campo)

/** What is missing or wrong, in the order of the screen. The server validates the same schema again. */
export function validarCarpeta(valores: ValoresDeCarpeta, fila: FilaDeEncomienda | undefined): ErrorDeCarpeta[] {
  const leido = altaCarpeta.partes.campos.safeParse(camposDeAlta(valores, fila))
  const delEsquema = leido.success ? [] : erroresDeCampo(leido.error.issues)
  const errores = delEsquema.flatMap(({ path, msg }) => {
    const lugar = EN_PANTALLA[path]
    return lugar ? [{ campo: lugar.campo, texto: lugar.texto ?? msg }] : []
  })
  const { propietario, profesional, croquis } = valores
  if (propietario && !propietario.Domicilio) {
    errores.push({ campo: 'domicilioPropietario', texto: GUARDE_DOMICILIO_PROPIETARIO })
  }
  if (profesional && !profesional.Domicilio && valores.domicilioProfesional.trim() !== '') {
    errores.push({ campo: 'domicilioProfesional', texto: GUARDE_DOMICILIO_PROFESIONAL })
  }
  if (fila && requiereCroquis(fila.idEncomiendaTipo) && !croquis) {
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
