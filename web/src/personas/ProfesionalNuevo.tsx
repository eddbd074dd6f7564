import { MAX_DOMICILIO_PERSONA } from '@catastro/domain/personas/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CamposDeFicha, useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { FormRow } from '../ui/campos/FormRow.tsx'
import { FormText } from '../ui/campos/formulario.tsx'
import { TextInput } from '../ui/campos/TextInput.tsx'
import { useReleer } from './consultas.ts'
import { MatriculaCampos } from './MatriculaCampos.tsx'

interface Props {
  readonly persona: {
    readonly idPersona: number
    readonly nombre_persona: string
    readonly apellido_persona: string
  }
  readonly alAgregar: () => void
}

const VACIA = { idProfesion: '', idUniversidad: '', matricula: '', fechaVencimiento: '' }

export function ProfesionalNuevo({ persona, alAgregar }: Props) {
  const releer = useReleer()
  const ficha = useFicha({
    inicial: { ...VACIA, domicilio: '' },
    guardar: (json) =>
      main('POST /profesionales/nuevoProfesional', { json: { ...json, idPersona: persona.idPersona } }),
    alGuardar: () => {
      releer()
      alAgregar()
    },
  })
  const { domicilio: _, ...matricula } = ficha.watch()
  const completo = Object.values(matricula).every((valor) => valor.trim() !== '')
  return (
    <CamposDeFicha ficha={ficha}>
      <FormRow>
        <TextInput id="nombre" label="Nombre" value={persona.nombre_persona} onChange={() => {}} readOnly />
        <TextInput id="apellido" label="Apellido" value={persona.apellido_persona} onChange={() => {}} readOnly />
      </FormRow>
      <MatriculaCampos control={ficha.control} disabled={ficha.ocupado} />
      <FormText {...ficha.campo('domicilio')} label="Domicilio" opcional maxLength={MAX_DOMICILIO_PERSONA} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={!completo} loading={ficha.ocupado}>
          Agregar
        </Button>
        {!completo && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Complete profesión, universidad, matrícula y vencimiento.
          </Box>
        )}
      </Box>
      <AvisoDeFallo error={ficha.fallo} />
    </CamposDeFicha>
  )
}
