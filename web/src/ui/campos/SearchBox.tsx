import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
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
  // What was asked for from here comes back later, when something else may be typed already: only another's replaces it.
  const pedido = useRef(value)
  useEffect(() => {
    if (value !== pedido.current) setTexto(value)
    pedido.current = value
  }, [value])
  const buscar = (nuevo: string) => {
    pedido.current = nuevo
    alBuscar(nuevo)
  }
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    evento.stopPropagation() // a portal's submit also reaches the form behind the dialog
    setTexto(texto.trim())
    buscar(texto.trim())
  }
  const alEscribir = (nuevo: string) => {
    setTexto(nuevo)
    if (nuevo === '' && value !== '') buscar('')
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
