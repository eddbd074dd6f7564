import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'
import { avisarError } from '../ui/avisos/avisos.ts'
import type { ErrorDelResumen } from '../ui/avisos/ErrorSummary.tsx'

/** Where on the screen a field of the wire is mended, where it is not there under its own name. */
export type EnPantalla = Readonly<Record<string, string>>

/** What the server objects to, field by field of the screen; what is of none of them stays out. */
export function erroresEnCampos(
  error: unknown,
  campos: readonly string[],
  enPantalla: EnPantalla = {},
): ErrorDelResumen[] {
  if (!(error instanceof ErrorDeLlamada)) return []
  return error.errors.flatMap(({ path, msg }) => {
    const campo = enPantalla[path] ?? path
    return campos.includes(campo) ? [{ campo, texto: msg, rechazo: error }] : []
  })
}

/** Marks an error that the server found: a form whose answers were checked goes back to them. */
const DEL_SERVIDOR = 'servidor'

export const rechazosDelServidor = (errors: object) =>
  Object.values(errors).filter((error) => error?.type === DEL_SERVIDOR).length

/** Says beside each field what the server objects to it, and which fields those are. */
export function marcarRechazos<V extends FieldValues>(form: UseFormReturn<V>, error: unknown, enPantalla?: EnPantalla) {
  const errores = erroresEnCampos(error, Object.keys(form.getValues()), enPantalla)
  for (const { campo, texto } of errores) form.setError(campo as Path<V>, { type: DEL_SERVIDOR, message: texto })
  // Heard beside its field, where the focus goes.
  if (errores.length > 0) avisarError(error, true)
  return errores
}
