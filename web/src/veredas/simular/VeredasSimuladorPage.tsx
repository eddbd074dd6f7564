import { TARIFAS_VEREDAS, type TarifasVeredas } from '@catastro/domain/veredas/aranceles'
import { medidasMientrasSeEscribe } from '@catastro/domain/veredas/respuestas'
import { NOMBRES_DE_TRABAJO } from '@catastro/domain/veredas/trabajos'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { valoresDe } from '../../envios/valoresDeFormulario.ts'
import { TarifasNecesarias } from '../../formularios/TarifasNecesarias.tsx'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { CamposDelImporte } from '../CamposDelImporte.tsx'
import { CasillasDeTrabajos } from '../CasillasDeTrabajos.tsx'
import { VEREDAS, VEREDAS_INICIO } from '../direcciones.ts'
import { Liquidacion } from '../Liquidacion.tsx'
import { marcasDe } from '../marcas.ts'
import { SOBRE_EL_SIMULADOR, TITULO_SIMULADOR } from '../mensajes.ts'

const CAMPOS = [...NOMBRES_DE_TRABAJO, 'MontodeObra', 'dep_mat_dias', 'cerca_metros'] as const

/** What a form would come to: the same account, and nothing is filed (for anybody signed in). */
export const VeredasSimuladorPage = () => (
  <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
    <PageTitle volverA={VEREDAS_INICIO.enlace()} bajada={SOBRE_EL_SIMULADOR}>
      {TITULO_SIMULADOR}
    </PageTitle>
    <TarifasNecesarias ids={TARIFAS_VEREDAS}>{(tarifas) => <Simulador tarifas={tarifas} />}</TarifasNecesarias>
  </Box>
)

function Simulador({ tarifas }: { tarifas: TarifasVeredas }) {
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
      <div>
        <Button component={Link} to={VEREDAS.enlace()} variant="contained">
          Cargar el formulario
        </Button>
      </div>
    </FormStack>
  )
}
