import type { ParteDelDia } from '@catastro/domain/visitas/reglas'
import { FormRow } from '../ui/FormRow.tsx'
import { SelectInput } from '../ui/SelectInput.tsx'
import { TextInput } from '../ui/TextInput.tsx'

export interface ValoresDeCuando {
  readonly dia: string
  readonly parte: string
  readonly hora: string
}
export const CUANDO_VACIO: ValoresDeCuando = { dia: '', parte: 'HORA', hora: '09:00' }

/** An hour or a part of the day, as the call takes them. */
export const comoCuando = ({ dia, parte, hora }: ValoresDeCuando) =>
  parte === 'HORA' ? { dia, hora } : { dia, parte: parte as ParteDelDia }

const PARTES = [
  { valor: 'HORA', texto: 'A una hora' },
  { valor: 'MAÑANA', texto: 'A la mañana' },
  { valor: 'TARDE', texto: 'A la tarde' },
]

type Campo = Pick<Parameters<typeof TextInput>[0], 'id' | 'value' | 'onChange' | 'error' | 'disabled'>

/** The day of a visit, and its hour or part of the day. */
export function CamposDeCuando({ campo }: { campo: (id: keyof ValoresDeCuando) => Campo }) {
  const conHora = campo('parte').value === 'HORA'
  return (
    <FormRow>
      <TextInput {...sinNombre(campo('dia'))} label="Día" type="date" />
      <SelectInput {...sinNombre(campo('parte'))} label="Momento" opciones={PARTES} vacia="" />
      {conHora && <TextInput {...sinNombre(campo('hora'))} label="Hora" type="time" />}
    </FormRow>
  )
}

const sinNombre = ({ id, value, onChange, error, disabled }: Campo) => ({
  id,
  value,
  onChange,
  error,
  disabled: disabled ?? false,
})
