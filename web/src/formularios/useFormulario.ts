import { type UseFormReturn, useForm } from 'react-hook-form'
import { leerBorrador } from '../ui/borrador.ts'
import { type Borrador, useBorrador } from '../ui/useBorrador.ts'
import { claveDeBorrador, type Validacion, type Valores, valoresDeBorrador } from './valoresDeFormulario.ts'

export interface Definicion<Campo extends string, Respuestas> {
  /** What its draft is kept under, with the folder's number. */
  readonly nombre: string
  /** Every field, in the order of the screen, as the form starts. */
  readonly iniciales: Valores<Campo>
  validar(valores: Valores<Campo>): Validacion<Campo, Respuestas>
}

export type FormularioEnPantalla<Campo extends string> = UseFormReturn<Valores<Campo>> & { readonly borrador: Borrador }

/** A form of a folder: validated on submit, and kept as it is typed. */
export function useFormulario<Campo extends string, Respuestas>(
  { nombre, iniciales, validar }: Definicion<Campo, Respuestas>,
  idCarpeta: number,
): FormularioEnPantalla<Campo> {
  const clave = claveDeBorrador(nombre, idCarpeta)
  const form = useForm<Valores<Campo>>({
    // react-hook-form would have every value optional; a stored form has them all.
    defaultValues: valoresDeBorrador(leerBorrador(clave), iniciales) as never,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const { errors } = validar(values)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const borrador = useBorrador({ clave, form, deDatos: (datos) => valoresDeBorrador(datos, iniciales) })
  return { ...form, borrador }
}
