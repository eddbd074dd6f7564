import Button from '@mui/material/Button'
import type { KeyboardEvent } from 'react'
import { InputWithButton } from './FormRow.tsx'
import { type PropsDeTexto, TextInput } from './TextInput.tsx'

interface Props extends PropsDeTexto {
  /** The button's name, which says what is looked for: 'Buscar propietario'. */
  readonly boton: string
  readonly ocupado: boolean
  readonly alBuscar: () => void
}

/** A text and the button that looks for it, also by Enter, without sending the form that it stands in. */
export function CampoConBusqueda({ boton, ocupado, alBuscar, ...campo }: Props) {
  const conEnter = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter') return
    evento.preventDefault()
    alBuscar()
  }
  return (
    <InputWithButton onKeyDown={conEnter}>
      <TextInput inputMode="numeric" {...campo} />
      <Button
        variant="outlined"
        loading={ocupado}
        disabled={campo.disabled ?? false}
        onClick={alBuscar}
        aria-label={boton}
      >
        Buscar
      </Button>
    </InputWithButton>
  )
}
