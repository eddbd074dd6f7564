import type { TarifasVeredas } from '@catastro/domain/veredas/aranceles'
import { medidasMientrasSeEscribe } from '@catastro/domain/veredas/respuestas'
import { NOMBRES_DE_TRABAJO } from '@catastro/domain/veredas/trabajos'
import { useForm, useWatch } from 'react-hook-form'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { valoresDe } from '../../envios/valoresDeFormulario.ts'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { CamposDelImporte } from '../CamposDelImporte.tsx'
import { CasillasDeTrabajos } from '../CasillasDeTrabajos.tsx'
import { Liquidacion } from '../Liquidacion.tsx'
import { marcasDe } from '../marcas.ts'

const CAMPOS = [...NOMBRES_DE_TRABAJO, 'MontodeObra', 'dep_mat_dias', 'cerca_metros'] as const

/** The account of a form that nobody files. */
export function Simulador({ tarifas }: { tarifas: TarifasVeredas }) {
  const { control, getValues, setValue } = useForm({ defaultValues: valoresDe(CAMPOS, () => '') })
  useWatch({ control })
  const valores = getValues()
  return (
    <FormStack>
      <Bloque id="obra-a-simular" titulo="La obra">
        <CasillasDeTrabajos
          marcas={marcasDe(valores)}
          alMarcar={(trabajo, marca) => setValue(trabajo, String(marca))}
        />
        <CamposDelImporte control={control} />
      </Bloque>
      <Liquidacion medidas={medidasMientrasSeEscribe(valores)} tarifas={tarifas} />
    </FormStack>
  )
}
