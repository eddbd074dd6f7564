import { PREGUNTAS } from '@catastro/domain/elevadores/formulario27'
import { comoOracion, VACIO } from '@catastro/domain/motivo'
import type { FieldErrors } from 'react-hook-form'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import { type Valores, valoresDe } from '../../envios/valoresDeFormulario.ts'
import { definicionDe, revisada } from '../../formularios/definicion.ts'
import {
  type CamposDeDomicilio,
  deMasEnElDomicilio,
  domicilioEscrito,
  faltanEnElDomicilio,
} from '../../padron/domicilio/domicilioDelFormulario.ts'
import { pesos } from '../../ui/pagina/formato.ts'

type Respuesta27 = (typeof PREGUNTAS.campos)[number]
/** Where each of the two addresses comes from, and its street in words, are the screen's own. */
export type Campo27 = Respuesta27 | 'calle' | 'origen' | 'calleInmueble' | 'origenInmueble'

/** In the order of the screen. */
const CAMPOS: readonly Campo27[] = [...PREGUNTAS.campos, 'calle', 'origen', 'calleInmueble', 'origenInmueble']

const R = PREGUNTAS.rotulos

export const DOMICILIO_27: CamposDeDomicilio<Campo27> = {
  padron: 'Padron',
  idDomicilio: 'idDomicilio',
  idCalle: 'idCalle',
  puerta: 'nropuerta',
  piso: 'Piso',
  dpto: 'Departamento',
  calle: 'calle',
  origen: 'origen',
  exige: ['nropuerta'],
}
export const INMUEBLE_27: CamposDeDomicilio<Campo27> = {
  padron: 'PadronInmueble',
  idDomicilio: 'idDomicilioInmueble',
  idCalle: 'idCalleInmueble',
  puerta: 'nropuertaInmueble',
  calle: 'calleInmueble',
  origen: 'origenInmueble',
  exige: ['nropuertaInmueble'],
}
const DOMICILIOS = [DOMICILIO_27, INMUEBLE_27]

const DE_LAS_PREGUNTAS = definicionDe({ ...PREGUNTAS, campos: CAMPOS })

export const FORMULARIO_27 = {
  ...DE_LAS_PREGUNTAS,
  validar(valores: Valores<Campo27>) {
    const { respuestas, errors } = DE_LAS_PREGUNTAS.validar(valores)
    // An address gets its number when it is paid for; until then what is asked of it is its street.
    for (const campos of DOMICILIOS) {
      delete errors[campos.idDomicilio]
      for (const campo of faltanEnElDomicilio(valores, campos)) errors[campo] = falta(campo)
      for (const [campo, motivo] of deMasEnElDomicilio(valores, campos)) errors[campo] ??= enOracion(campo, motivo)
    }
    return { respuestas, errors: enOrden(errors) }
  },
}

/** Chosen from a list, and not written. */
const ELIJA: Partial<Record<Campo27, string>> = {
  idCalle: 'Elija la calle',
  idCalleInmueble: 'Elija la calle del inmueble',
}
const enOracion = (campo: Campo27, motivo: string) => ({
  type: 'regla',
  message: comoOracion(R[campo as Respuesta27], motivo),
})
const falta = (campo: Campo27) => {
  const message = ELIJA[campo]
  return message === undefined ? enOracion(campo, VACIO) : { type: 'regla', message }
}
const enOrden = (errors: FieldErrors<Valores<Campo27>>) =>
  Object.fromEntries(CAMPOS.flatMap((campo) => (errors[campo] ? [[campo, errors[campo]]] : []))) as typeof errors

/** What the server objects to an address is mended where its padron is looked for. */
export const EN_PANTALLA_27 = { idDomicilio: 'Padron', idDomicilioInmueble: 'PadronInmueble' }

/** What was paid, as the form shows it. The names of its streets are those that were typed here, where they still are the same. */
export function valoresPagados(
  respuestas: Readonly<Record<string, string | number | null>>,
  escrito: Valores<Campo27>,
): Valores<Campo27> {
  const pagados = valoresDe(CAMPOS, (campo) => String(respuestas[campo] ?? ''))
  for (const { idDomicilio, calle } of DOMICILIOS) {
    if (pagados[idDomicilio] === escrito[idDomicilio]) pagados[calle] = escrito[calle]
  }
  return pagados
}

/** The answers as they are checked before paying. */
export function respuestasDe27(valores: Valores<Campo27>, importe: number): RespuestaARevisar[] {
  const deDomicilio = (titulo: string, campos: CamposDeDomicilio<Campo27>): RespuestaARevisar[] => [
    revisada(PREGUNTAS, campos.padron, valores[campos.padron]),
    { campo: campos.puerta, pregunta: titulo, respuesta: domicilioEscrito(valores, campos) },
  ]
  return [
    ...deDomicilio('Domicilio del responsable', DOMICILIO_27),
    ...deDomicilio('Domicilio del inmueble', INMUEBLE_27),
    revisada(PREGUNTAS, 'nroelevadores', valores.nroelevadores),
    revisada(PREGUNTAS, 'expedienteobra', valores.expedienteobra),
    { pregunta: R.importe.etiqueta, respuesta: pesos(importe), importe: true, total: true },
  ]
}
