import { hayInconsistencia, PREGUNTAS } from '@catastro/domain/elevadores/formulario28'
import { COMPLETE_LOS_CAMPOS } from '@catastro/domain/elevadores/mensajes'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { definicionDe, revisada } from '../../formularios/definicion.ts'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'
import { faltantesDe } from '../faltantes.ts'

const R = PREGUNTAS.rotulos

/** The two look-ups and what they found are the screen's own. */
type DeLaPantalla = 'cuil' | 'responsable' | 'padron' | 'domicilio' | 'nroelevadores' | 'idPersonaCD'
export type Campo28 = (typeof PREGUNTAS.campos)[number] | DeLaPantalla

export const NOMENCLATURA = ['circunscripcion', 'seccion', 'manzana', 'parcela'] as const
/** In the order of the screen. */
const CAMPOS: readonly Campo28[] = [
  'cuil',
  'idPersona',
  'responsable',
  'padron',
  'idFormulario27',
  'domicilio',
  'nroelevadores',
  'idPersonaCD',
  ...NOMENCLATURA,
  'observaciones',
]

export const FALTANTES_28 = faltantesDe(COMPLETE_LOS_CAMPOS, PREGUNTAS, {
  idPersona: 'Busque al responsable por su CUIL',
  idFormulario27: 'Busque el inmueble por su padrón',
})

/** The refusal to register somebody who did not file the property's form 27; null while there is nothing to compare. */
export const inconsistenciaDe = ({ idPersona, idPersonaCD }: Valores<Campo28>) =>
  idPersona && idPersonaCD ? hayInconsistencia(Number(idPersona), { idPersonaCD: Number(idPersonaCD) }) : null

const DE_LAS_PREGUNTAS = definicionDe({ ...PREGUNTAS, campos: CAMPOS }, FALTANTES_28.alLadoDelCampo)

export const FORMULARIO_28 = {
  ...DE_LAS_PREGUNTAS,
  validar(valores: Valores<Campo28>) {
    const { respuestas, errors } = DE_LAS_PREGUNTAS.validar(valores)
    // What a look-up finds is mended where it is looked for.
    const { idPersona, idFormulario27, ...otros } = errors
    const inconsistencia = inconsistenciaDe(valores)
    const cuil = inconsistencia ? { type: 'regla', message: inconsistencia } : idPersona
    return {
      respuestas: inconsistencia ? null : respuestas,
      errors: { ...(cuil && { cuil }), ...(idFormulario27 && { padron: idFormulario27 }), ...otros },
    }
  },
}

export const respuestasDe28 = (valores: Valores<Campo28>): RespuestaARevisar[] => [
  {
    campo: 'cuil',
    pregunta: R.idPersona.etiqueta,
    respuesta: `${valores.responsable}, CUIL ${cuilConGuiones(valores.cuil)}`,
  },
  { campo: 'padron', pregunta: 'Inmueble', respuesta: `${valores.domicilio}, padrón ${valores.padron}` },
  { pregunta: R.nroelevadores.etiqueta, respuesta: valores.nroelevadores },
  ...[...NOMENCLATURA, 'observaciones' as const].map((campo) => revisada(PREGUNTAS, campo, valores[campo])),
]
