import { ZONA } from '@catastro/domain/zona'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormText } from '../ui/campos/formulario.tsx'

const enLaCiudad = new Intl.DateTimeFormat('en-CA', { timeZone: ZONA })
/** Today where the city is, as a date input has it. */
export const hoy = () => enLaCiudad.format(new Date())

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
