import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Ref } from 'react'
import { ariaDeCampo, Campo, type PropsDeCampo } from './Campo.tsx'

export interface Opcion {
  readonly valor: string | number
  readonly texto: string
}

export interface PropsDeSelect extends PropsDeCampo {
  /** '' when nothing is chosen. */
  readonly value: string
  readonly onChange: (valor: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly opciones: readonly Opcion[]
  /** The first, empty option; '' leaves it out. */
  readonly vacia?: string
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLSelectElement> | undefined
}

/** The browser's own select: the phone's picker, the keyboard's type-ahead, and no kilobyte of menu. */
export function SelectInput(props: PropsDeSelect) {
  const { id, name, value, onChange, onBlur, opciones, vacia = 'Seleccione una opción', disabled } = props
  return (
    <Campo {...props}>
      <NativeSelect
        fullWidth
        value={value}
        onChange={(evento) => onChange(evento.target.value)}
        onBlur={() => onBlur?.()}
        disabled={disabled ?? false}
        error={Boolean(props.error)}
        input={<OutlinedInput />}
        inputRef={props.ref}
        inputProps={{ id, name: name ?? id, ...ariaDeCampo(props) }}
      >
        {vacia && <option value="">{vacia}</option>}
        {opciones.map(({ valor, texto }) => (
          <option key={valor} value={valor}>
            {texto}
          </option>
        ))}
      </NativeSelect>
    </Campo>
  )
}
