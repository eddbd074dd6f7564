import { ErrorDePortal, errorDeCampo, erroresDe, GENERICO } from '@catastro/domain/errores'
import { comoOracion } from '@catastro/domain/motivo'
import { PREGUNTAS, RespuestasVereda } from '@catastro/domain/veredas/respuestas'

const R = PREGUNTAS.rotulos
/** A refusal of an answer, with its label: the call that pays has not the form's fields. */
export const errorDeRespuesta = (path: keyof typeof R, texto: string, status = 400) =>
  errorDeCampo(path, comoOracion(R[path], texto), status)

/** The answers of a draft or of a body; 400 with everything that is wrong with them, each in its sentence. */
export function leerRespuestas(datos: unknown): RespuestasVereda {
  const leido = RespuestasVereda.safeParse(datos)
  if (leido.success) return leido.data
  const errores = erroresDe(RespuestasVereda, leido.error.issues)
  throw new ErrorDePortal(400, errores[0]?.msg ?? GENERICO, errores)
}
