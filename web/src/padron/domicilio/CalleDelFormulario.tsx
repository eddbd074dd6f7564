import { useController, useWatch } from 'react-hook-form'
import type { FormularioDeTextos } from '../../envios/formularioDeTextos.ts'
import { AutocompleteInput } from '../../ui/campos/AutocompleteInput.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { useCalles } from './useCalles.ts'

interface Props<C extends string> {
  readonly form: FormularioDeTextos<C>
  readonly name: NoInfer<C>
  /** The field that keeps its name: the register may have a street that the list does not hold. */
  readonly enPalabras: NoInfer<C>
  readonly label: string
  readonly disabled: boolean
}

/** The street of an address: chosen from the enabled ones, or as the register has it. */
export function CalleDelFormulario<C extends string>({ form, name, enPalabras, label, disabled }: Props<C>) {
  const { control, setValue } = form
  const suNombre: string = enPalabras
  const { field, fieldState } = useController({ control, name })
  const calles = useCalles()
  const enPalabrasAhora = useWatch({ control, name: suNombre })
  const nombreDe = (id: string) => calles.find(({ valor }) => String(valor) === id)?.texto ?? ''
  if (disabled) {
    const nombre = enPalabrasAhora || nombreDe(field.value ?? '')
    return <TextInput id={name} label={label} value={nombre} onChange={() => {}} disabled />
  }
  return (
    <AutocompleteInput
      id={name}
      label={label}
      value={field.value ? Number(field.value) : null}
      onChange={(valor) => {
        const elegida = valor === null ? '' : String(valor)
        field.onChange(elegida)
        setValue(suNombre, nombreDe(elegida))
      }}
      opciones={calles}
      error={fieldState.error?.message}
    />
  )
}
