import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { diferida } from '../../red/cargaDiferida.ts'
import { GrupoDeCampos } from '../../ui/campos/Campo.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { ReviewList } from '../../ui/pagina/ReviewList.tsx'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

const DomicilioObraModal = diferida(() => import('../../padron/domicilio/DomicilioObraModal.tsx'), 'DomicilioObraModal')

export function BloqueDomicilioObra({ form }: { form: UseFormReturn<ValoresDeCarpeta> }) {
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
