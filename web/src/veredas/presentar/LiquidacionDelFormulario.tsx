import { mostrarImporte } from '@catastro/domain/dinero'
import { liquidarVereda, type TarifasVeredas } from '@catastro/domain/veredas/aranceles'
import { medidasMientrasSeEscribe } from '@catastro/domain/veredas/respuestas'
import { NOMBRES_DE_TRABAJO } from '@catastro/domain/veredas/trabajos'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { ALTO_PARA_EL_DEDO } from '../../ui/theme.ts'
import { CuentaDeVereda, Liquidacion } from '../Liquidacion.tsx'
import { VER_LA_CUENTA } from '../mensajes.ts'
import type { PiezasDeVereda } from './useFormularioVereda.ts'
import type { ValoresDeVereda } from './valoresDeVereda.ts'

interface Props {
  readonly form: PiezasDeVereda
  readonly tarifas: TarifasVeredas
}

const SIGUE = [...NOMBRES_DE_TRABAJO, 'MontodeObra', 'dep_mat_dias', 'cerca_metros'] as const

/** The fee of what has been typed so far. */
const LiquidacionDelFormulario = memo(function LiquidacionDelFormulario({ form, tarifas }: Props) {
  useWatch({ control: form.control, name: SIGUE })
  return <Liquidacion medidas={medidasMientrasSeEscribe(form.getValues())} tarifas={tarifas} />
})

/** Its total, in a line; the account of it unfolds. */
export const TotalDelFormulario = memo(function TotalDelFormulario({ form, tarifas }: Props) {
  useWatch({ control: form.control, name: SIGUE })
  const medidas = medidasMientrasSeEscribe(form.getValues())
  return (
    <details>
      <Box
        component="summary"
        sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: ALTO_PARA_EL_DEDO, cursor: 'pointer' }}
      >
        <span>Total a abonar</span>
        <strong className="cifras">{mostrarImporte(liquidarVereda(medidas, tarifas).TotalaAbonar)}</strong>
        <Box component="span" sx={{ ml: 'auto', color: 'primary.main', textDecoration: 'underline' }}>
          {VER_LA_CUENTA}
        </Box>
      </Box>
      <CuentaDeVereda medidas={medidas} tarifas={tarifas} />
    </details>
  )
})

/** Beside the form, where its account would leave it below what is seen. */
export const TotalAlLado = (props: Props) => (
  <Panel aria-label="Importe a pagar" sx={{ py: 1 }}>
    <TotalDelFormulario {...props} />
  </Panel>
)

/** Once more before it is paid; on a phone, which shows all the answers too, its total. */
export function LiquidacionARevisar(props: Props) {
  const angosta = useMediaQuery('(max-width:599px)')
  return angosta ? <TotalAlLado {...props} /> : <LiquidacionDelFormulario {...props} />
}

/** What it comes to, by the same function that the server computes with. */
export const totalDe = (valores: ValoresDeVereda, tarifas: TarifasVeredas) =>
  liquidarVereda(medidasMientrasSeEscribe(valores), tarifas).TotalaAbonar
