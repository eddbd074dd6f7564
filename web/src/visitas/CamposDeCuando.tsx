import type { ParteDelDia } from '@catastro/domain/visitas/reglas'
import { type Control, type FieldPath, useWatch } from 'react-hook-form'
import { FormRow } from '../ui/campos/FormRow.tsx'
import { FormSelect, FormText } from '../ui/campos/formulario.tsx'

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

interface Props<V extends ValoresDeCuando> {
  readonly control: Control<V>
  readonly disabled: boolean
  /** Only a part of the day: it is for several. */
  readonly sinHora?: boolean
}

/** The day of a visit, and its hour or part of the day. */
export function CamposDeCuando<V extends ValoresDeCuando>({ control, disabled, sinHora = false }: Props<V>) {
  const campo = (name: keyof ValoresDeCuando) => ({ control, disabled, name: name as FieldPath<V> })
  const parte: string = useWatch(campo('parte'))
  return (
    <FormRow>
      <FormText {...campo('dia')} label="Día" type="date" />
      <FormSelect {...campo('parte')} label="Momento" opciones={sinHora ? PARTES.slice(1) : PARTES} vacia="" />
      {parte === 'HORA' && <FormText {...campo('hora')} label="Hora" type="time" />}
    </FormRow>
  )
}
