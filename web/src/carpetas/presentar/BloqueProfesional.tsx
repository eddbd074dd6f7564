import { entraComoAdministrador } from '@catastro/domain/roles'
import Typography from '@mui/material/Typography'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { PersonaEncontrada } from '../../personas/PersonaEncontrada.tsx'
import { useSesion } from '../../red/sesion.ts'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { DomicilioDePersona } from './DomicilioDePersona.tsx'
import { ProfesionalPorDocumento } from './ProfesionalPorDocumento.tsx'
import { ProfesionalPropio } from './ProfesionalPropio.tsx'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

/** A professional files under their own name; an ADMINISTRADOR says for whom. */
export function BloqueProfesional({ form }: { form: UseFormReturn<ValoresDeCarpeta> }) {
  const { control, setValue, clearErrors } = form
  const esAdministrador = useSesion((sesion) => entraComoAdministrador(sesion.roles))
  const profesional = useWatch({ control, name: 'profesional' })
  return (
    <Panel aria-labelledby="bloque-profesional">
      <Typography variant="h2" id="bloque-profesional" sx={{ mb: 2 }}>
        Profesional
      </Typography>
      <FormStack>
        {esAdministrador ? <ProfesionalPorDocumento form={form} /> : <ProfesionalPropio form={form} />}
        {profesional && (
          <>
            <PersonaEncontrada nombre={profesional.nombre} />
            <Controller
              control={control}
              name="domicilioProfesional"
              render={({ field, fieldState }) => (
                <DomicilioDePersona
                  id={field.name}
                  label="Domicilio del profesional"
                  rol="profesional"
                  persona={profesional}
                  value={field.value}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                  alGuardar={(Domicilio) => {
                    setValue('profesional', { ...profesional, Domicilio })
                    clearErrors('domicilioProfesional')
                  }}
                />
              )}
            />
          </>
        )}
      </FormStack>
    </Panel>
  )
}
