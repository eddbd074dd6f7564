import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { useTope } from '../../envios/useTope.ts'
import { diferida } from '../../red/cargaDiferida.ts'
import { UploadField } from '../../ui/archivos/UploadField.tsx'
import { ErrorSummary, erroresDelFormulario } from '../../ui/avisos/ErrorSummary.tsx'
import { GrupoDeCampos } from '../../ui/campos/Campo.tsx'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { ReviewList } from '../../ui/pagina/ReviewList.tsx'
import { BloqueDatos } from './BloqueDatos.tsx'
import { BloqueProfesional } from './BloqueProfesional.tsx'
import { BloquePropietario } from './BloquePropietario.tsx'
import type { Encomienda, FilaDeEncomienda } from './encomienda.ts'
import { FormulariosDeLaEncomienda } from './FormulariosDeLaEncomienda.tsx'
import { CROQUIS } from './rotulosDeCarpeta.ts'
import type { CatalogosDeCarpeta } from './useCatalogosDeCarpeta.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

export interface PropsDeFormularioCarpeta {
  readonly encomienda: Encomienda
  readonly filas: readonly FilaDeEncomienda[]
  readonly catalogos: CatalogosDeCarpeta
}

interface Props extends PropsDeFormularioCarpeta {
  readonly form: UseFormReturn<ValoresDeCarpeta>
  readonly alContinuar: () => void
}

export function DatosDeCarpeta({ form, filas, catalogos, alContinuar }: Props) {
  const { control, handleSubmit, formState } = form
  const maxBytes = useTope('croquis')
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
                  maxBytes={maxBytes}
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

const DomicilioObraModal = diferida(() => import('../../padron/domicilio/DomicilioObraModal.tsx'), 'DomicilioObraModal')

function BloqueDomicilioObra({ form }: { form: UseFormReturn<ValoresDeCarpeta> }) {
  const { control, setValue, clearErrors } = form
  const domicilio = useWatch({ control, name: 'domicilioObra' })
  const { errors } = useFormState({ control, name: 'domicilioObra' })
  const [abierto, setAbierto] = useState(false)
  return (
    <Panel aria-labelledby="bloque-domicilio">
      <Typography variant="h2" id="bloque-domicilio" sx={{ mb: 2 }}>
        Domicilio de obra
      </Typography>
      <GrupoDeCampos
        id="domicilioObra"
        label="Dónde se hace la obra"
        help="Se busca por padrón; si no está registrado, se carga a mano."
        error={errors.domicilioObra?.message}
      >
        {domicilio && (
          <ReviewList
            respuestas={[
              { pregunta: 'Padrón', respuesta: domicilio.Padron },
              { pregunta: 'Domicilio', respuesta: domicilio.texto },
            ]}
          />
        )}
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setAbierto(true)}>
          {domicilio?.porPadron ? 'Editar Domicilio de obra' : 'Agregar domicilio de obra'}
        </Button>
      </GrupoDeCampos>
      {abierto && (
        <Suspense fallback={null}>
          <DomicilioObraModal
            padronInicial={domicilio?.Padron ?? ''}
            alCerrar={() => setAbierto(false)}
            alElegir={(elegido) => {
              setValue('domicilioObra', elegido)
              clearErrors('domicilioObra')
              setAbierto(false)
            }}
          />
        </Suspense>
      )}
    </Panel>
  )
}
