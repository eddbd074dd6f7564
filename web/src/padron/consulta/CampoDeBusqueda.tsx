import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import { type FormEvent, useEffect, useState } from 'react'
import { InputWithButton } from '../../ui/campos/FormRow.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'

interface Props {
  readonly id: string
  readonly label: string
  readonly help: string
  readonly boton: string
  readonly inicial: string
  readonly maxLength?: number
  readonly inputMode?: 'numeric'
  /** What a text becomes while it is typed. */
  readonly limpiar: (texto: string) => string
  /** A longer text is not taken, and it is said: cut, it would be another one. */
  readonly entran?: number
  readonly siSobran?: string
  readonly validar: (texto: string) => string | undefined
  readonly alBuscar: (texto: string) => void
}

/** One way to look for properties: a text, its rule, and its button. */
export function CampoDeBusqueda({ limpiar, entran, siSobran, validar, alBuscar, boton, inicial, ...campo }: Props) {
  const [texto, setTexto] = useState(inicial)
  const [error, setError] = useState<string>()
  // Whoever looks the other way leaves nothing here that was not looked for.
  useEffect(() => {
    setTexto(inicial)
    setError(undefined)
  }, [inicial])
  const escribir = (nuevo: string) => {
    const limpio = limpiar(nuevo)
    if (entran !== undefined && limpio.length > entran) {
      setError(siSobran)
      return
    }
    setTexto(limpio)
    if (error === siSobran) setError(undefined)
  }
  const buscar = (evento: FormEvent) => {
    evento.preventDefault()
    const falla = validar(texto)
    setError(falla)
    if (falla) document.getElementById(campo.id)?.focus()
    else alBuscar(texto)
  }
  return (
    <form onSubmit={buscar} noValidate>
      <InputWithButton>
        <TextInput {...campo} value={texto} onChange={escribir} error={error} />
        <Button type="submit" variant="outlined" startIcon={<Search />} aria-label={boton}>
          Buscar
        </Button>
      </InputWithButton>
    </form>
  )
}
