import { ESCRIBA_EL_NUMERO } from '@catastro/domain/seguimiento/mensajes'
import { soloDigitos } from '@catastro/domain/tipos'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { numeroDeLaDireccion } from '../acceso/direccion/direccion.ts'
import { DONDE_ESTA } from '../carpetas/direcciones.ts'
import { InputWithButton } from '../ui/campos/FormRow.tsx'
import { TextInput } from '../ui/campos/TextInput.tsx'

/** The number of a folder, which goes into the address. */
export function BuscarCarpeta({ buscada }: { buscada: number | null }) {
  const navigate = useNavigate()
  const [escrito, setEscrito] = useState(buscada ? String(buscada) : '')
  const [error, setError] = useState<string>()
  const buscar = (evento: FormEvent) => {
    evento.preventDefault()
    const numero = numeroDeLaDireccion(soloDigitos(escrito))
    setError(numero ? undefined : ESCRIBA_EL_NUMERO)
    // Under what is wrong with the new number, the answer of the last one would pass for its own.
    navigate(DONDE_ESTA.enlace(numero ?? undefined))
  }
  return (
    <form onSubmit={buscar} noValidate className="no-imprimir">
      <InputWithButton>
        <TextInput
          id="idCarpeta"
          label="Número de carpeta"
          inputMode="numeric"
          value={escrito}
          onChange={setEscrito}
          error={error}
        />
        <Button type="submit" variant="contained">
          Buscar
        </Button>
      </InputWithButton>
    </form>
  )
}
