import { MAX_DOMICILIO_PERSONA, MAX_MATRICULA } from '@catastro/domain/personas/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { erroresEnCampos } from '../envios/rechazo.ts'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { avisar } from '../ui/avisos.ts'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { FormRow, FormStack } from '../ui/FormRow.tsx'
import { NoSeHizo } from '../ui/NoSeHizo.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { useReleer } from './consultas.ts'
import { MatriculaCampos, type ValoresDeMatricula } from './MatriculaCampos.tsx'

interface Props {
  readonly persona: {
    readonly idPersona: number
    readonly nombre_persona: string
    readonly apellido_persona: string
  }
  readonly alAgregar: () => void
}

const VACIOS: ValoresDeMatricula = { idProfesion: '', idUniversidad: '', matricula: '', fechaVencimiento: '' }

export function ProfesionalNuevo({ persona, alAgregar }: Props) {
  const releer = useReleer()
  const [valores, setValores] = useState(VACIOS)
  const [domicilio, setDomicilio] = useState('')
  const agregar = useEscritura({
    mutationFn: () =>
      main('POST /profesionales/nuevoProfesional', { json: { ...valores, domicilio, idPersona: persona.idPersona } }),
    onSuccess: ({ message }) => {
      avisar(message)
      releer()
      alAgregar()
    },
  })
  const errores = erroresEnCampos(agregar.error, [...Object.keys(VACIOS), 'domicilio'])
  const errorDe = (cual: string) => errores.find(({ campo }) => campo === cual)?.texto
  const completo = Object.values(valores).every((valor) => valor.trim() !== '')
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    if (completo && !agregar.isPending) agregar.mutate()
  }
  return (
    <form onSubmit={enviar} noValidate>
      <ErrorSummary errores={errores} intento={agregar.submittedAt} />
      <FormStack>
        <FormRow>
          <TextInput id="nombre" label="Nombre" value={persona.nombre_persona} onChange={() => {}} readOnly />
          <TextInput id="apellido" label="Apellido" value={persona.apellido_persona} onChange={() => {}} readOnly />
        </FormRow>
        <MatriculaCampos
          valores={valores}
          alCambiar={(cambios) => setValores({ ...valores, ...cambios })}
          errorDe={errorDe}
          maxMatricula={MAX_MATRICULA}
        />
        <TextInput
          id="domicilio"
          label="Domicilio"
          opcional
          maxLength={MAX_DOMICILIO_PERSONA}
          value={domicilio}
          onChange={setDomicilio}
          error={errorDe('domicilio')}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button type="submit" variant="contained" disabled={!completo} loading={agregar.isPending}>
            Agregar
          </Button>
          {!completo && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              Complete profesión, universidad, matrícula y vencimiento.
            </Box>
          )}
        </Box>
        {errores.length === 0 && <NoSeHizo error={agregar.error} />}
      </FormStack>
    </form>
  )
}
