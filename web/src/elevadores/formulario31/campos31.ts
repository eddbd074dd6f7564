import { type Rotulo, rotulosDe } from '@catastro/domain/campo'
import { RespuestasFormulario31 } from '@catastro/domain/elevadores/formulario31'
import { COMPLETE_LOS_CAMPOS } from '@catastro/domain/elevadores/mensajes'
import type * as z from 'zod/mini'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import { type Validacion, type Valores, validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'
import {
  type CamposDeDomicilio,
  domicilioEscrito,
  faltanEnElDomicilio,
} from '../../padron/domicilio/domicilioDelFormulario.ts'
import { respuestaDeTexto } from '../empresa/respuestasDeEmpresa.ts'
import { faltantesDe } from '../faltantes.ts'

type Respuestas = z.output<typeof RespuestasFormulario31>
/** The property travels by its number: how it is found and typed is the screen's own. */
type DeLaPantalla = 'padron' | 'idCalle' | 'nropuerta' | 'calle' | 'origen'
export type Campo31 = keyof Respuestas | DeLaPantalla

/** In the order of the screen. */
const CAMPOS: readonly Campo31[] = [
  'padron',
  'idDomicilio',
  'idCalle',
  'nropuerta',
  'destinoinmueble',
  'cantidadelevadores',
  'nroconservador',
  'nroinstalador',
  'representantetecnico',
  'matriculaRT',
  'observaciones',
  'calle',
  'origen',
]

export const ROTULOS_31 = {
  ...rotulosDe(RespuestasFormulario31),
  padron: { etiqueta: 'Padrón del inmueble', articulo: 'el' },
  idCalle: { etiqueta: 'Calle', articulo: 'la' },
  nropuerta: { etiqueta: 'Número de puerta', articulo: 'el' },
} satisfies Partial<Record<Campo31, Rotulo>>

export const FALTANTES_31 = faltantesDe<Campo31>(COMPLETE_LOS_CAMPOS, CAMPOS, ROTULOS_31)

export const INMUEBLE_31: CamposDeDomicilio<Campo31> = {
  padron: 'padron',
  idDomicilio: 'idDomicilio',
  idCalle: 'idCalle',
  puerta: 'nropuerta',
  calle: 'calle',
  origen: 'origen',
  exige: [],
}

export const FORMULARIO_31 = {
  iniciales: valoresDe(CAMPOS, () => ''),
  validar(valores: Valores<Campo31>): Validacion<Campo31, Respuestas> {
    const { respuestas, errors } = validarCon(RespuestasFormulario31, valores, FALTANTES_31.alLadoDelCampo)
    // The address gets its number when the form is sent.
    delete errors.idDomicilio
    for (const campo of faltanEnElDomicilio(valores, INMUEBLE_31)) {
      errors[campo] = { type: 'regla', message: FALTANTES_31.queHacer(campo) }
    }
    const enOrden = CAMPOS.flatMap((campo) => (errors[campo] ? [[campo, errors[campo]]] : []))
    return { respuestas, errors: Object.fromEntries(enOrden) as typeof errors }
  },
}

export const EN_PANTALLA_31 = { idDomicilio: 'padron' }

export function respuestasDe31(valores: Valores<Campo31>): RespuestaARevisar[] {
  const texto = respuestaDeTexto(ROTULOS_31, valores)
  return [
    texto('padron'),
    { campo: 'nropuerta', pregunta: 'Domicilio del inmueble', respuesta: domicilioEscrito(valores, INMUEBLE_31) },
    ...CAMPOS.slice(CAMPOS.indexOf('destinoinmueble'), CAMPOS.indexOf('calle')).map(texto),
  ]
}
