import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { UploadField } from '../../ui/archivos/UploadField.tsx'
import { ErrorSummary, erroresDelFormulario } from '../../ui/avisos/ErrorSummary.tsx'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { BloqueDatos } from './BloqueDatos.tsx'
import { BloqueDomicilioObra } from './BloqueDomicilioObra.tsx'
import { BloqueProfesional } from './BloqueProfesional.tsx'
import { BloquePropietario } from './BloquePropietario.tsx'
import type { PropsDeFormularioCarpeta } from './FormularioCarpeta.tsx'
import { FormulariosDeLaEncomienda } from './FormulariosDeLaEncomienda.tsx'
import { CROQUIS } from './rotulosDeCarpeta.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

interface Props extends PropsDeFormularioCarpeta {
  readonly form: UseFormReturn<ValoresDeCarpeta>
  readonly alContinuar: () => void
}

export function DatosDeCarpeta({ form, filas, catalogos, alContinuar }: Props) {
  const { control, handleSubmit, formState } = form
  // A look-up that finds nobody says so beside its field; the summary is for what keeps the form from going on.
  const errores = formState.submitCount > 0 ? erroresDelFormulario(formState.errors) : []
  return (
    <form onSubmit={handleSubmit(alContinuar)} noValidate>
      <ErrorSummary errores={errores} intento={formState.submitCount} />
      <FormStack>
        <Box sx={{ mt: -3 }}>
          <FormulariosDeLaEncomienda filas={filas} />
        </Box>
        <BloquePropietario form={form} />
        <BloqueDomicilioObra form={form} />
        <BloqueDatos form={form} catalogos={catalogos} />
        <BloqueProfesional form={form} />
        {filas[0]?.requiereCroquis && (
          <Panel aria-labelledby="bloque-croquis">
            <Typography variant="h2" id="bloque-croquis" sx={{ mb: 2 }}>
              Croquis
            </Typography>
            <Controller
              control={control}
              name="croquis"
              render={({ field, fieldState }) => (
                <UploadField
                  id={field.name}
                  label={CROQUIS.etiqueta}
                  max={1}
                  archivos={field.value ? [field.value] : []}
                  alCambiar={([archivo]) => field.onChange(archivo ?? null)}
                  error={fieldState.error?.message}
                />
              )}
            />
          </Panel>
        )}
        <div>
          <Button type="submit" variant="contained">
            Continuar
          </Button>
        </div>
      </FormStack>
    </form>
  )
}
