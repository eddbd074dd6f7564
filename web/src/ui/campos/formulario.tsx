import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { NumberInput, type PropsDeNumero } from './NumberInput.tsx'
import { type PropsDeSelect, SelectInput } from './SelectInput.tsx'
import { type PropsDeSiNo, SiNoInput } from './SiNoInput.tsx'
import { type PropsDeTexto, TextInput } from './TextInput.tsx'
import { type PropsDeTextoContado, TextoContado } from './TextoContado.tsx'

/*
 * The inputs bound to a react-hook-form form. The field's name is also its element's id, so that the error summary
 * finds it.
 */

type DelFormulario = 'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'
type Atado<T extends FieldValues, P> = Omit<P, DelFormulario> & {
  readonly control: Control<T>
  readonly name: FieldPath<T>
}

function useCampo<T extends FieldValues>(control: Control<T>, name: FieldPath<T>) {
  const { field, fieldState } = useController({ control, name })
  return { ...field, value: String(field.value ?? ''), id: name, error: fieldState.error?.message }
}

export function FormText<T extends FieldValues>({ control, name, ...props }: Atado<T, PropsDeTexto>) {
  return <TextInput {...props} {...useCampo(control, name)} />
}

export function FormTextoContado<T extends FieldValues>({ control, name, ...props }: Atado<T, PropsDeTextoContado>) {
  return <TextoContado {...props} {...useCampo(control, name)} />
}

/** A number typed as people write it; cleaned and checked when the form is sent. */
export function FormNumber<T extends FieldValues>({ control, name, ...props }: Atado<T, PropsDeNumero>) {
  return <NumberInput {...props} {...useCampo(control, name)} />
}

export function FormSelect<T extends FieldValues>({ control, name, ...props }: Atado<T, PropsDeSelect>) {
  return <SelectInput {...props} {...useCampo(control, name)} />
}

export function FormSiNo<T extends FieldValues>({ control, name, ...props }: Atado<T, PropsDeSiNo>) {
  const { ref: _, ...campo } = useCampo(control, name)
  return <SiNoInput {...props} {...campo} />
}
