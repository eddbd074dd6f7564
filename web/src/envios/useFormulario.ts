import { useForm } from 'react-hook-form'
import { leerBorrador } from './borrador.ts'
import { type FormularioConBorrador, useBorrador } from './useBorrador.ts'
import { resolverDe, type Validacion, type Valores, valoresDe, valoresDeBorrador } from './valoresDeFormulario.ts'

export interface Definicion<Campo extends string, Respuestas> {
  /** Every field, in the order of the screen, as the form starts. */
  readonly iniciales: Valores<Campo>
  validar(valores: Valores<Campo>): Validacion<Campo, Respuestas>
  /** Where a field does not take what was sent as it is. */
  alCorregir?(enviado: Readonly<Record<string, unknown>>): Partial<Valores<Campo>>
}

/** As a person writes it: 120,50. */
const comoSeEscribe = (dato: unknown): string | undefined => {
  if (typeof dato === 'number') return Number.isInteger(dato) ? String(dato) : dato.toFixed(2).replace('.', ',')
  return typeof dato === 'string' ? dato : undefined
}

/** The form as it starts; one that staff observed, as it was sent. */
export function inicialesDe<Campo extends string, Respuestas>(
  { iniciales, alCorregir }: Definicion<Campo, Respuestas>,
  enviado: object | null,
): Valores<Campo> {
  if (!enviado) return iniciales
  const datos: Readonly<Record<string, unknown>> = { ...enviado }
  const enviados = valoresDe(
    Object.keys(iniciales) as Campo[],
    (campo) => comoSeEscribe(datos[campo]) ?? iniciales[campo],
  )
  return { ...enviados, ...alCorregir?.(datos) }
}

export type FormularioEnPantalla<Campo extends string> = FormularioConBorrador<Valores<Campo>>

/** A form whose answers are all texts: validated on submit, and kept as it is typed. */
export function useFormulario<Campo extends string, Respuestas>(
  definicion: Definicion<Campo, Respuestas>,
  /** Its draft's name. */
  clave: string,
  /** What was sent before, to be corrected. */
  enviado: object | null = null,
): FormularioEnPantalla<Campo> {
  const { validar } = definicion
  const iniciales = inicialesDe(definicion, enviado)
  const form = useForm<Valores<Campo>>({
    // react-hook-form would have every value optional; a stored form has them all.
    defaultValues: valoresDeBorrador(leerBorrador(clave), iniciales) as never,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    resolver: resolverDe(validar),
  })
  const borrador = useBorrador({ clave, form, deDatos: (datos) => valoresDeBorrador(datos, iniciales) })
  return { ...form, borrador }
}
