import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import { type FormEvent, useEffect, useState } from 'react'
import { TextInput } from './TextInput.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly alBuscar: (texto: string) => void
  readonly help?: string
  readonly id?: string
}

/** Searches on Enter or on the button, never at each letter. Emptying it shows the whole list again. */
export function SearchBox({ label, value, alBuscar, help, id = 'buscar' }: Props) {
  const [texto, setTexto] = useState(value)
  useEffect(() => setTexto(value), [value])
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    evento.stopPropagation() // a portal's submit also reaches the form behind the dialog
    alBuscar(texto.trim())
  }
  const alEscribir = (nuevo: string) => {
    setTexto(nuevo)
    if (nuevo === '' && value !== '') alBuscar('')
  }
  return (
    <search>
      <form onSubmit={enviar} style={{ display: 'flex', gap: 8, alignItems: 'flex-end', flexGrow: 1 }}>
        <div style={{ flexGrow: 1, minWidth: 0 }}>
          <TextInput
            id={id}
            label={label}
            help={help}
            value={texto}
            onChange={alEscribir}
            type="search"
            maxLength={60}
          />
        </div>
        <Button type="submit" variant="outlined" startIcon={<Search />}>
          Buscar
        </Button>
      </form>
    </search>
  )
}
