import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { FocusEventHandler, HTMLInputTypeAttribute, ReactNode, Ref } from 'react'
import { ariaDeCampo, Campo, type PropsDeCampo } from './Campo.tsx'

export interface PropsDeTexto extends PropsDeCampo {
  readonly value: string
  readonly onChange: (texto: string) => void
  readonly onFocus?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>
  readonly onBlur?: () => void
  readonly name?: string
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel'
  /** Only for texts: numbers that people paste with dots and hyphens are cleaned instead of cut. */
  readonly maxLength?: number
  readonly rows?: number
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly placeholder?: string
  readonly autoComplete?: string
  readonly prefijo?: string
  readonly sufijo?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

export function TextInput(props: PropsDeTexto) {
  const { id, name, value, onChange, onBlur, type, inputMode, maxLength, rows, disabled, readOnly, placeholder } = props
  return (
    <Campo {...props}>
      <OutlinedInput
        id={id}
        name={name ?? id}
        value={value}
        onChange={(evento) => onChange(evento.target.value)}
        {...(props.onFocus && { onFocus: props.onFocus })}
        onBlur={() => onBlur?.()}
        inputRef={props.ref}
        type={type ?? 'text'}
        fullWidth
        multiline={rows !== undefined}
        {...(rows !== undefined && { rows })}
        disabled={disabled ?? false}
        readOnly={readOnly ?? false}
        placeholder={placeholder ?? ''}
        autoComplete={props.autoComplete ?? 'off'}
        error={Boolean(props.error)}
        startAdornment={props.prefijo && <InputAdornment position="start">{props.prefijo}</InputAdornment>}
        endAdornment={props.sufijo && <InputAdornment position="end">{props.sufijo}</InputAdornment>}
        slotProps={{ input: { ...ariaDeCampo(props), inputMode, maxLength } }}
      />
    </Campo>
  )
}
