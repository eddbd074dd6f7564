import { type PreguntaDelFormulario, SI_NO } from '@catastro/domain/formularios/preguntas'
import type * as z from 'zod/mini'
import type { RespuestaARevisar } from '../envios/RevisionDeFormulario.tsx'
import type { Definicion } from '../envios/useFormulario.ts'
import { type Valores, validarCon, valoresDe } from '../envios/valoresDeFormulario.ts'
import { ELIJA_SI_O_NO } from './mensajes.ts'

interface Preguntas<C extends string, E extends z.ZodMiniType> {
  readonly campos: readonly C[]
  readonly respuestas: E
  readonly pregunta: (nombre: string) => PreguntaDelFormulario | undefined
}

export interface DefinicionDePreguntas<C extends string, R> extends Definicion<C, R> {
  /** The answers as the check before sending shows them. */
  readonly revisar: (valores: Valores<C>) => readonly RespuestaARevisar[]
}

/** What the screen does with the questions of a form: how it starts, what is wrong with it, and its check. */
export function definicionDe<C extends string, E extends z.ZodMiniType>(
  preguntas: Preguntas<C, E>,
  /** What is wrong with a field, as it is said beside it. */
  alLadoDelCampo: (campo: C, msg: string) => string = (_, msg) => msg,
): DefinicionDePreguntas<C, z.output<E>> {
  const { campos, respuestas, pregunta } = preguntas
  const claseDe = (campo: C) => pregunta(campo)?.clase
  const limpios = (valores: Valores<C>) =>
    valoresDe(campos, (campo) => claseDe(campo)?.limpia?.(valores[campo]) ?? valores[campo])
  return {
    iniciales: valoresDe(campos, () => ''),
    validar: (valores) =>
      validarCon(respuestas, limpios(valores), (campo, msg) =>
        claseDe(campo) === SI_NO ? ELIJA_SI_O_NO : alLadoDelCampo(campo, msg),
      ),
    revisar: (valores) => campos.map((campo) => revisada(preguntas, campo, valores[campo])),
  }
}

/** One answer as it is checked: the way that it was understood. */
export function revisada<C extends string>(
  { pregunta }: Pick<Preguntas<C, z.ZodMiniType>, 'pregunta'>,
  campo: C,
  escrita: string,
) {
  const { rotulo, clase } = pregunta(campo) ?? {}
  return {
    campo,
    pregunta: rotulo?.etiqueta ?? campo,
    respuesta: (rotulo && clase?.entendida?.(escrita, rotulo)) ?? escrita,
  }
}
