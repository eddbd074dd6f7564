import {
  CAMPOS_DE_TECNICO,
  type ClaseDeTecnico,
  PREGUNTAS,
  TITULO_DE_TECNICO,
} from '@catastro/domain/elevadores/formulario30'
import { TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { Controller, useWatch } from 'react-hook-form'
import { comoTextos } from '../../envios/formularioDeTextos.ts'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { FormRow, FormStack } from '../../ui/campos/FormRow.tsx'
import { FormText } from '../../ui/campos/formulario.tsx'
import { CampoCuit } from '../empresa/CampoCuit.tsx'
import { type Campo30, INTERRUPTOR } from './campos30.ts'

interface Props {
  readonly form: FormularioEnPantalla<Campo30>
  readonly clase: ClaseDeTecnico
}

/** One kind of technician: its switch, and once it is on, all that is asked of them. */
export function TecnicoDe30({ form, clase }: Props) {
  const { control } = form
  const campos = CAMPOS_DE_TECNICO[clase]
  const encendido = useWatch({ control, name: INTERRUPTOR[clase] }) === '1'
  const etiqueta = (campo: (typeof campos)[keyof typeof campos]) => PREGUNTAS.rotulos[campo].etiqueta
  return (
    <div>
      <Controller
        control={control}
        name={INTERRUPTOR[clase]}
        render={({ field }) => (
          <FormControlLabel
            label={TITULO_DE_TECNICO[clase]}
            control={<Switch checked={field.value === '1'} onChange={(_, si) => field.onChange(si ? '1' : '')} />}
          />
        )}
      />
      {encendido && (
        <FormStack sx={{ mt: 1, mb: 2 }}>
          <FormText control={control} name={campos.nombre} label={etiqueta(campos.nombre)} maxLength={TOPES.nombre} />
          <FormRow sx={{ alignItems: 'start' }}>
            <FormText
              control={control}
              name={campos.dni}
              label={etiqueta(campos.dni)}
              help="7 u 8 números."
              inputMode="numeric"
            />
            <CampoCuit form={comoTextos(form)} name={campos.cuit} label={etiqueta(campos.cuit)} />
          </FormRow>
          <FormRow>
            <FormText
              control={control}
              name={campos.profesion}
              label={etiqueta(campos.profesion)}
              maxLength={TOPES.nombre}
            />
            <FormText
              control={control}
              name={campos.matricula}
              label={etiqueta(campos.matricula)}
              maxLength={TOPES.numero}
            />
          </FormRow>
        </FormStack>
      )}
    </div>
  )
}
