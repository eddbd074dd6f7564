import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormText } from '../ui/campos/formulario.tsx'

/** From when the new values hold. */
export const CampoDeVigencia = <V extends FieldValues>(
  props: Omit<ComponentProps<typeof FormText<V>>, 'label' | 'type' | 'help'>,
) => (
  <FormText
    {...props}
    label="Vigente desde"
    type="date"
    help="Los trámites usan lo que rige el día en que se presentan. Lo anterior queda en la historia."
  />
)
