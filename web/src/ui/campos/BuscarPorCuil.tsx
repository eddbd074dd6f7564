import { soloDigitos } from '@catastro/domain/tipos'
import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { AvisoDeFallo } from '../avisos/AvisoDeFallo.tsx'
import { InputWithButton } from './FormRow.tsx'
import { TextInput } from './TextInput.tsx'

const CUIL_INVALIDO = 'El CUIL debe contener 11 dígitos'
const LARGO = 11

interface Props {
  readonly label: string
  readonly boton: string
  /** Eleven digits, however they were typed. */
  readonly alBuscar: (cuil: string) => void
  /** The person that was found is no longer the one asked for. */
  readonly alCambiar?: () => void
  readonly ocupado: boolean
  /** Why the last search failed, until another is tried. */
  readonly fallo?: unknown
}

/** Asks for one person by CUIL. Dots, spaces and hyphens are taken and dropped. */
export function BuscarPorCuil({ label, boton, alBuscar, alCambiar, ocupado, fallo }: Props) {
  const [texto, setTexto] = useState('')
  const [error, setError] = useState<string>()
  const buscar = (evento: FormEvent) => {
    evento.preventDefault()
    const cuil = soloDigitos(texto)
    const valido = cuil.length === LARGO && /^\d+$/.test(cuil)
    setError(valido ? undefined : CUIL_INVALIDO)
    if (valido && !ocupado) alBuscar(cuil)
  }
  return (
    <search>
      <form onSubmit={buscar} noValidate>
        <InputWithButton>
          <TextInput
            id="cuil"
            label={label}
            inputMode="numeric"
            value={texto}
            onChange={(nuevo) => {
              setTexto(nuevo)
              alCambiar?.()
            }}
            error={error}
          />
          <Button type="submit" variant="outlined" startIcon={<Search />} loading={ocupado}>
            {boton}
          </Button>
        </InputWithButton>
        {!ocupado && <AvisoDeFallo error={fallo} />}
      </form>
    </search>
  )
}
