import { DOMICILIO_AGREGADO, DOMICILIO_NO_REGISTRADO } from '@catastro/domain/personas/mensajes'
import { MAX_DOMICILIO_PERSONA } from '@catastro/domain/personas/reglas'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { main } from '../../red/cliente.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { useUnaVez } from '../../ui/botones/useUnaVez.ts'
import { InputWithButton } from '../../ui/campos/FormRow.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { DOMICILIO_CERRADO } from '../mensajes.ts'
import type { PersonaElegida } from './valoresDeCarpeta.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly rol: 'propietario' | 'profesional'
  readonly persona: PersonaElegida
  readonly value: string
  readonly onChange: (texto: string) => void
  readonly error?: string | undefined
  readonly alGuardar: (domicilio: string) => void
}

/** The address of an owner or a professional: written once, then locked. */
export function DomicilioDePersona({ id, label, rol, persona, value, onChange, error, alGuardar }: Props) {
  const unaVez = useUnaVez()
  const [fallo, setFallo] = useState<unknown>(null)
  const [guardando, setGuardando] = useState(false)
  if (persona.Domicilio) {
    return (
      <TextInput
        id={id}
        label={label}
        help={DOMICILIO_CERRADO[rol]}
        value={persona.Domicilio}
        onChange={() => {}}
        readOnly
      />
    )
  }
  const guardar = async () => {
    setGuardando(true)
    setFallo(null)
    try {
      const Domicilio = value.trim()
      await main('PUT /formulario/agregarDomicilio', { json: { Domicilio, Id: persona.id, rol } })
      avisar(DOMICILIO_AGREGADO)
      alGuardar(Domicilio)
    } catch (error) {
      setFallo(error)
    }
    setGuardando(false)
  }
  return (
    <div>
      <Notice tono="atencion">{DOMICILIO_NO_REGISTRADO}</Notice>
      <InputWithButton>
        <TextInput
          id={id}
          label={label}
          help={`Hasta ${MAX_DOMICILIO_PERSONA} caracteres. Una vez guardado queda cerrado.`}
          value={value}
          onChange={onChange}
          error={error}
          maxLength={MAX_DOMICILIO_PERSONA}
        />
        <Button variant="outlined" disabled={value.trim() === ''} loading={guardando} onClick={() => unaVez(guardar)}>
          Guardar domicilio
        </Button>
      </InputWithButton>
      <AvisoDeFallo error={fallo} texto="No se guardó el domicilio." />
    </div>
  )
}
