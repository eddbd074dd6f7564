import { useController, useForm } from 'react-hook-form'
import { erroresEnCampos } from './rechazo.ts'

/** The receipts' field, on the wire and on the screen. */
export const COMPROBANTE = 'comprobante'

interface Opciones {
  /** Said of a form that is sent with none. */
  readonly falta: string
  /** Why the server did not take it. */
  readonly error: unknown
  readonly alEnviar: (comprobantes: readonly File[]) => void
}

/** The receipt that a form is sent with: what was chosen, and what is said of it. */
export function useComprobante({ falta, error, alEnviar }: Opciones) {
  const form = useForm<{ [COMPROBANTE]: readonly File[] }>({
    defaultValues: { [COMPROBANTE]: [] },
    shouldFocusError: false,
  })
  const { field, fieldState } = useController({
    control: form.control,
    name: COMPROBANTE,
    rules: { validate: (elegidos) => elegidos.length > 0 || falta },
  })
  const delServidor = erroresEnCampos(error, [COMPROBANTE])
  return {
    comprobantes: field.value,
    elegir: (elegidos: readonly File[]) => field.onChange(elegidos),
    errores: fieldState.error ? [{ campo: COMPROBANTE, texto: falta }] : delServidor,
    /** What the server said is said beside the field. */
    seDice: delServidor.length > 0,
    intento: form.formState.submitCount,
    enviar: form.handleSubmit(({ comprobante }) => alEnviar(comprobante)),
  }
}
