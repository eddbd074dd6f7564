import { rotulosDe } from '@catastro/domain/campo'
import { hayInconsistencia, RespuestasFormulario28 } from '@catastro/domain/elevadores/formulario28'
import { COMPLETE_LOS_CAMPOS } from '@catastro/domain/elevadores/mensajes'
import type * as z from 'zod/mini'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import { type Validacion, type Valores, validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'
import { faltantesDe } from '../faltantes.ts'

type Respuestas = z.output<typeof RespuestasFormulario28>
/** The two look-ups and what they found are the screen's own. */
type DeLaPantalla = 'cuil' | 'responsable' | 'padron' | 'domicilio' | 'nroelevadores' | 'idPersonaCD'
export type Campo28 = keyof Respuestas | DeLaPantalla

export const NOMENCLATURA = ['circunscripcion', 'seccion', 'manzana', 'parcela'] as const
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

export const ROTULOS_28 = rotulosDe(RespuestasFormulario28)

export const FALTANTES_28 = faltantesDe<Campo28>(COMPLETE_LOS_CAMPOS, CAMPOS, ROTULOS_28, {
  idPersona: 'Busque al responsable por su CUIL',
  idFormulario27: 'Busque el inmueble por su padrón',
})

/** The refusal to register somebody who did not file the property's form 27; null while there is nothing to compare. */
export const inconsistenciaDe = ({ idPersona, idPersonaCD }: Valores<Campo28>) =>
  idPersona && idPersonaCD ? hayInconsistencia(Number(idPersona), { idPersonaCD: Number(idPersonaCD) }) : null

export const FORMULARIO_28 = {
  iniciales: valoresDe(CAMPOS, () => ''),
  validar(valores: Valores<Campo28>): Validacion<Campo28, Respuestas> {
    const { respuestas, errors } = validarCon(RespuestasFormulario28, valores, FALTANTES_28.alLadoDelCampo)
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

export const EN_PANTALLA_28 = { idPersona: 'cuil', idFormulario27: 'padron' }

export const respuestasDe28 = (valores: Valores<Campo28>): RespuestaARevisar[] => [
  {
    campo: 'cuil',
    pregunta: ROTULOS_28.idPersona.etiqueta,
    respuesta: `${valores.responsable}, CUIL ${cuilConGuiones(valores.cuil)}`,
  },
  { campo: 'padron', pregunta: 'Inmueble', respuesta: `${valores.domicilio}, padrón ${valores.padron}` },
  { pregunta: 'Cantidad de elevadores', respuesta: valores.nroelevadores },
  ...[...NOMENCLATURA, 'observaciones' as const].map((campo) => ({
    campo,
    pregunta: ROTULOS_28[campo].etiqueta,
    respuesta: valores[campo],
  })),
]
